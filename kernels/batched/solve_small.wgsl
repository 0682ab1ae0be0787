// solve_small: X := op(A)^-1 B from the factors of small matrices, all in registers, several per workgroup;
// or with INVERTS the inverse itself.
// Storage   lib/batch_problem: A(i, j) n x n, L and U of LU, or with CHOLESKY the lower triangle of L; with FLIPPED the upper
//           one, of U = L^T. ipiv[piv + k]: the row exchanged with row k, from 1. B(i, j) n x nrhs, becomes X
//           INVERTS: C(i, j) := A^-1, with CHOLESKY its lower triangle; into A's buffer with C_IN_A. info[offInfo + q]: the first zero on
//           the diagonal, from 1, or 0; C stays as it is if it is not 0
// Mapping   workgroup x -> GROUP problems; LANES lanes of a subgroup share one: lane l has rows l, l + LANES, ... in registers
// Tunables  N = LANES*ROWS rows at most (1..32)  LANES a power of two (1..32)  THREADS (32..256)  RHS columns of B at a time
//           TRANSPOSED: op(A) = A^T, of LU, with CONJUGATED A^H  PIVOT 0: LU without interchanges  B_IN_A, C_IN_A: in A's buffer
// Needs     subgroups of LANES or more, or SUBGROUPS 0. What A's buffer holds besides B or C is not written.
// Source    LAPACK xGETRS, xPOTRS, xGETRI
// @when SUBGROUPS
enable subgroups;
diagnostic(off, subgroup_uniformity);
// @end
const LANES: u32 = 2u;
const ROWS: u32 = 4u;
const N: u32 = LANES * ROWS;
const THREADS: u32 = 32u;
const RHS: u32 = 1u;
const EDGE: u32 = 1u;
const SUBGROUPS: u32 = 1u;
const LISTED: u32 = 0u;
const STAGED: u32 = 0u;
const ACROSS: u32 = 0u;
const FLIPPED: u32 = 0u;
const NONFINITE: u32 = 0u;
const CHOLESKY: u32 = 0u;
const LDL: u32 = 0u;
const SYMMETRIC: u32 = 0u;
const MIRRORS: u32 = 1u - SYMMETRIC;
const TRANSPOSED: u32 = 0u;
const CONJUGATED: u32 = 0u;
const PIVOT: u32 = 1u;
const INVERTS: u32 = 0u;
const B_IN_A: u32 = 0u;
const C_IN_A: u32 = 0u;
const REPORTS: u32 = INVERTS;
const LOWER: u32 = CHOLESKY;
const LU: u32 = 1u - CHOLESKY;
const AS_IS: u32 = LU * (1u - TRANSPOSED);
const AS_TRANSPOSED: u32 = LU * TRANSPOSED;
const SOLVES: u32 = 1u - INVERTS;
const B_APART: u32 = SOLVES * (1u - B_IN_A);
const C_APART: u32 = INVERTS * (1u - C_IN_A);
const C_BESIDE: u32 = INVERTS * C_IN_A;

// @use lib/small_head
// @use lib/ldl_pivot
// @when PIVOT
@group(0) @binding(6) var<storage, read> ipiv: array<i32>;
// @end
// @when SOLVES
// @use lib/small_b
// @end
// @when C_APART
@group(0) @binding(8) var<storage, read_write> C: array<T>;
// @end

fn turned(x: V) -> V {
  var value = x;
  // @when CONJUGATED
  value = conj(value);
  // @end
  return value;
}

@compute @workgroup_size(THREADS)
fn solve_small(
  @builtin(workgroup_id) group: vec3u,
  @builtin(local_invocation_index) t: u32,
  // @when SUBGROUPS
  @builtin(subgroup_id) subgroup: u32,
  @builtin(subgroup_size) lanes: u32,
  @builtin(subgroup_invocation_id) invocation: u32,
  // @end
) {
// @use lib/small_lane
// @use lib/small_load
  var top = N;
  // @when EDGE
  top = p.n;
  // @end
  // Where the rows of the factors lie among those of A.
  // @registers
  var source: array<u32, ROWS>;
  // @registers
  var at: array<u32, ROWS>;
  // @registers
  var places: array<u32, (N + 3u) / 4u>;
  // @unroll
  for (var r = 0u; r < ROWS; r++) {
    at[r] = lane + r * LANES;
    source[r] = at[r];
  }
  // @unroll
  for (var q = 0u; q < (N + 3u) / 4u; q++) {
    places[q] = 0x03020100u + q * 0x04040404u;
  }
  // @when PIVOT
  for (var s = top; s > 0u; s--) {
    let k = s - 1u;
    let other = select(k, clamp(u32(ipiv[select(0u, own.piv + k, k < n)]) - 1u, k, n - 1u), k < n);
    // @unroll
    for (var r = 0u; r < ROWS; r++) {
      source[r] = select(select(source[r], k, source[r] == other), other, source[r] == k);
    }
  }
  // @end
  var failure = 0u;
  // @when INVERTS
  var zero = NONE;
  // @unroll
  for (var r = 0u; r < ROWS; r++) {
    // @unroll
    for (var c = r * LANES; c < (r + 1u) * LANES; c++) {
      let isZero = bitsOf(x[r * N + c]) < 0x00800000u;
      zero = min(zero, select(NONE, c, (at[r] == c) & (c < n) & isZero));
    }
  }
  failure = groupMin(zero) + 1u;
  // @end
// @use lib/small_reports
  var columns = p.nrhs;
  // @when INVERTS
  columns = top;
  // @end
  // @when AS_TRANSPOSED
  // @unroll
  for (var r = 0u; r < ROWS; r++) {
    at[r] = source[r];
    source[r] = lane + r * LANES;
  }
  // @end
  var to = own.C;
  // @when CHOLESKY
  to = own.A;
  // @end
  for (var c0 = 0u; c0 < columns; c0 += RHS) {
    // @registers
    var b: array<V, ROWS * RHS>;
    // @when SOLVES
// @use lib/small_load_b
    // @end
    // @when INVERTS
    // @unroll
    for (var r = 0u; r < ROWS; r++) {
      // @unroll
      for (var w = 0u; w < RHS; w++) {
        b[r * RHS + w] = select(V(), ofReal(1.0), source[r] == c0 + w);
      }
    }
    // @end
    // @when AS_IS
// @use lib/small_solve_lu
    // @end
    // @when AS_TRANSPOSED
// @use lib/small_solve_lu_t
    // @end
    // @when CHOLESKY
// @use lib/small_solve_chol
    // @end
    // @when SOLVES
// @use lib/small_store_b
    // @end
    // @when INVERTS
    // @unroll
    for (var r = 0u; r < ROWS; r++) {
      // @unroll
      for (var w = 0u; w < RHS; w++) {
        let c = c0 + w;
        var value = select(b[r * RHS + w], filling, fills);
        // @when HERMITIAN
        value = select(value, ofReal(realPart(value)), (at[r] == c) & !fills);
        // @end
        if (live & (at[r] < n) & (c < n) & ((LOWER == 0u) | (at[r] >= c)) & ((failure == 0u) | fills)) {
          // @when C_APART
          C[to.off + at[r] * to.rs + c * to.cs] = narrow(value);
          // @end
          // @when C_BESIDE
          A[to.off + at[r] * to.rs + c * to.cs] = narrow(value);
          // @end
        }
      }
    }
    // @end
    workgroupBarrier(); // the lanes are together again
  }
// @use lib/small_reports_out
}
