// eigen_widen: eigenvectors of the real tridiagonal matrices of a batch in the field of the matrices that these were made of.
// Storage   X real and Y packed: matrix z from z p.ld^2 on. Y := X as far as its order orders[z] reaches, zeros elsewhere
// Mapping   thread of all -> element, matrices one after the other
// Tunables  THREADS (32..256)
// Source    elementwise
// @use lib/field
const THREADS: u32 = 256u;

struct Params {
  baseX: u32,
  count: u32,
  ld: u32, // from column to column
}
@group(0) @binding(0) var<storage, read> X: array<R>;
@group(0) @binding(1) var<storage, read_write> Y: array<T>;
@group(0) @binding(2) var<storage, read> orders: array<u32>;
@group(0) @binding(3) var<uniform> p: Params;

@compute @workgroup_size(THREADS)
fn eigen_widen(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let at = (group.x + p.baseX) * THREADS + t;
  let size = p.ld * p.ld;
  if (at >= p.count * size) {
    return;
  }
  let n = orders[at / size];
  let inside = (at % p.ld < n) & (at % size / p.ld < n);
  Y[at] = narrow(ofReal(select(0.0, X[at], inside)));
}
