// refine_bound: W := |D| + bound W, and safe1 where W is next to nothing: what a residual and its rounding errors can amount to.
// Storage   D[i + j*ld] residuals, W[i + j*ld], real
// Mapping   workgroup (x, y) -> THREADS rows of column y; thread -> one element
// Tunables  THREADS (32..256)
// Source    LAPACK xGERFS
// @use lib/field
const THREADS: u32 = 256u;

struct Params {
  baseX: u32,
  baseY: u32,
  n: u32,
  ld: u32,
  bound: R,
  safe1: R,
  safe2: R,
}
@group(0) @binding(0) var<storage, read> D: array<T>;
@group(0) @binding(1) var<storage, read_write> W: array<R>;
@group(0) @binding(2) var<uniform> p: Params;

@compute @workgroup_size(THREADS)
fn refine_bound(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * THREADS + t;
  let j = group.y + p.baseY;
  if (i < p.n) {
    let at = i + j * p.ld;
    let weight = W[at];
    W[at] = abs1(widen(D[at])) + p.bound * weight + select(0.0, p.safe1, weight <= p.safe2);
  }
}
