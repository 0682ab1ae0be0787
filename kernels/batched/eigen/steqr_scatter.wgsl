// steqr_scatter: one operand of tridiagonal problems from a workspace to where it belongs, with the first of them the reports.
// Storage   lib/batch_problem: operand 0 is D, in A's place, n elements from W[z*distance] on; 1 is E, in B's, zeros; 2 is Z, in C's, n x n
//           from W[z*distance^2] on, distance elements from column to column; with PAIRS Z is of complex numbers, imaginary parts are
//           0. found[z]: what has not converged; wild as steqr_gather
//           leaves it. At offX + q of problem q: info; nonfinite
// Mapping   workgroup (x, y) -> column y of problem x, or row y where rows are what lies side by side
// Tunables  THREADS (32..256)
// Needs     X and W are different buffers
// Source    index arithmetic
const THREADS: u32 = 64u;
const LISTED: u32 = 0u;
const PAIRS: u32 = 0u;
const SINGLES: u32 = 1u - PAIRS;
const NAN: u32 = 0x7fc00000u;

struct Params {
// @use lib/batch_fields
  distance: u32,
  operand: u32,
}
@group(0) @binding(0) var<storage, read_write> X: array<u32>;
@group(0) @binding(1) var<storage, read> W: array<u32>;
@group(0) @binding(2) var<storage, read> found: array<i32>;
@group(0) @binding(3) var<storage, read> wild: array<u32>;
@group(0) @binding(4) var<storage, read_write> info: array<i32>;
@group(0) @binding(5) var<storage, read_write> nonfinite: array<i32>;
// @when LISTED
@group(0) @binding(6) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(7) var<uniform> p: Params;

// @use lib/batch_problem

@compute @workgroup_size(THREADS)
fn steqr_scatter(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = group.x + p.baseX;
  let line = group.y + p.baseY;
  let a = problem(z);
  let bad = wild[z] != 0u;
  let left = select(found[z], i32(a.n), bad);
  if (p.operand == 0u && t == 0u) {
    info[p.offInfo + a.q] = select(select(left, 0, a.n == 0u), -1, a.outside);
    nonfinite[p.offNonfinite + a.q] = select(0, 1, bad);
  }
  let filled = bad || (left > 0 && p.nanBits != 0u);
  if (p.operand == 0u) {
    for (var i = t; i < a.n; i += THREADS) {
      X[a.A.off + i * a.A.rs] = select(W[z * p.distance + i], NAN, filled);
    }
  } else if (p.operand == 1u) {
    for (var i = t; i + 1u < a.n; i += THREADS) {
      X[a.B.off + i * a.B.rs] = select(0u, NAN, filled);
    }
  } else if (line < a.n) {
    let byRows = a.C.rs > a.C.cs;
    for (var k = t; k < a.n; k += THREADS) {
      let i = select(k, line, byRows);
      let j = select(line, k, byRows);
      let value = W[(z * p.distance + j) * p.distance + i];
      let at = a.C.off + i * a.C.rs + j * a.C.cs;
      // @when SINGLES
      X[at] = select(value, NAN, filled);
      // @end
      // @when PAIRS
      X[2u * at] = select(value, NAN, filled);
      X[2u * at + 1u] = select(0u, NAN, filled);
      // @end
    }
  }
}
