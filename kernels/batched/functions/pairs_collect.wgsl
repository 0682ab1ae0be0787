// pairs_collect: the complex matrices of a batch that real ones of twice the order in a workspace stand for.
// Storage   W, column-major, matrix z from z*strideM on, ld rows and columns: of each 2 x 2 block the first column is an element of C of
//           problem q, n x n where lib/batch_problem says. Where failed[offInfo + q] is not 0 C is left, or filled with NaN if nanBits is not 0
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
@group(0) @binding(0) var<storage, read> W: array<f32>;
@group(0) @binding(1) var<storage, read_write> C: array<vec2f>;
@group(0) @binding(2) var<storage, read> failed: array<i32>;
// @when LISTED
@group(0) @binding(3) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(4) var<uniform> p: Params;

// @use lib/batch_problem

@compute @workgroup_size(THREADS)
fn pairs_collect(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = group.x + p.baseX;
  let a = problem(z);
  let isGood = failed[p.offInfo + a.q] == 0;
  if (a.outside || (!isGood && p.nanBits == 0u)) {
    return;
  }
  let noNumber = vec2f(bitcast<f32>(p.nanBits));
  let first = (group.y + p.baseY) * THREADS * EACH;
  for (var k = 0u; k < EACH; k++) {
    let e = first + k * THREADS + t;
    if (e < a.n * a.n) {
      let i = e % a.n;
      let j = e / a.n;
      let at = z * p.strideM + 2u * i + 2u * j * p.ld;
      C[a.C.off + i * a.C.rs + j * a.C.cs] = select(noNumber, vec2f(W[at], W[at + 1u]), isGood);
    }
  }
}
