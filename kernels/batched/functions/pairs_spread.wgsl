// pairs_spread: complex matrices of a batch into a workspace as real ones of twice the order.
// Storage   A of problem q where lib/batch_problem says, n x n. W, column-major, matrix z from z*strideM on, ld rows and columns:
//           [re -im; im re] in the place of each element; what is beyond them stays
// Mapping   workgroup (x, y) -> problem x, THREADS*EACH of its elements by columns
// Tunables  THREADS (64..256)  EACH elements per thread
// Source    index arithmetic
const THREADS: u32 = 256u;
const EACH: u32 = 4u;
const LISTED: u32 = 0u;

struct Params {
// @use lib/batch_fields
  ld: u32,
  strideM: u32,
}
@group(0) @binding(0) var<storage, read> A: array<vec2f>;
@group(0) @binding(1) var<storage, read_write> W: array<f32>;
// @when LISTED
@group(0) @binding(2) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(3) var<uniform> p: Params;

// @use lib/batch_problem

@compute @workgroup_size(THREADS)
fn pairs_spread(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = group.x + p.baseX;
  let a = problem(z);
  let first = (group.y + p.baseY) * THREADS * EACH;
  for (var k = 0u; k < EACH; k++) {
    let e = first + k * THREADS + t;
    if (e < a.n * a.n) {
      let i = e % a.n;
      let j = e / a.n;
      let value = A[a.A.off + i * a.A.rs + j * a.A.cs];
      let at = z * p.strideM + 2u * i + 2u * j * p.ld;
      W[at] = value.x;
      W[at + 1u] = value.y;
      W[at + p.ld] = -value.y;
      W[at + p.ld + 1u] = value.x;
    }
  }
}
