// chol_small: Cholesky factorization of small matrices, all in registers, several per workgroup;
// with SOLVES then also X := A^-1 B. With LDL
//           A = L D L^H in its place, L unit triangular, D real; with SYMMETRIC L D L^T of complex numbers.
// Storage   lib/batch_problem: the lower triangle A(i, j) n x n, i >= j, becomes L; with FLIPPED the upper one, of U = L^T.
//           info[offInfo + q]: the first pivot that is not positive (LDL: that is zero), from 1, or 0; nonfinite[offNonfinite + q]: whether
//           the triangle had a NaN or an infinity. B(i, j) n x nrhs, becomes X if info = 0
//           STAGED: the matrices lie one behind the other, by columns or, ACROSS, by rows; the other triangle is written back as it was
// Mapping   workgroup x -> GROUP problems; LANES lanes of a subgroup share one: lane l has rows l, l + LANES, ... in registers
// Tunables  N = LANES*ROWS rows at most (1..32)  others as lu_small; EDGE 0: n = N  BLOCK 1 or LANES: columns that share a text
//           TOGETHER divides BLOCK: columns of a block that are left alone together when they are finished
// Needs     as lu_small. A pivot below 2^-126 counts as not positive, or zero: GPUs flush it. The factorization goes on, with 1 for its
//           root; with LDL nothing is eliminated with it.
// Source    LAPACK xPOTF2, MAGMA xSYTRF_NOPIV, right-looking
// @when SUBGROUPS
enable subgroups;
diagnostic(off, subgroup_uniformity);
// @end
const LANES: u32 = 2u;
const ROWS: u32 = 4u;
const N: u32 = LANES * ROWS;
const THREADS: u32 = 32u;
const RHS: u32 = 1u;
const BLOCK: u32 = 2u;
const TOGETHER: u32 = 2u;
const EDGE: u32 = 1u;
const SUBGROUPS: u32 = 1u;
const LISTED: u32 = 0u;
const STAGED: u32 = 0u;
const ACROSS: u32 = 0u;
const FLIPPED: u32 = 0u;
const LDL: u32 = 0u;
const SYMMETRIC: u32 = 0u;
const MIRRORS: u32 = 1u - SYMMETRIC;
const ROOTS: u32 = 1u - LDL;
const SOLVES: u32 = 1u;
const NONFINITE: u32 = 1u;
const B_IN_A: u32 = 0u;
const REPORTS: u32 = 1u;
const LOWER: u32 = 1u;
const B_APART: u32 = SOLVES * (1u - B_IN_A);

// @use lib/small_head
// @use lib/ldl_pivot
// @when SOLVES
// @use lib/small_b
// @end

fn pivotFromLane(x: V, lane: u32) -> Pivot {
  // @when SYMMETRIC
  return elementFromLane(x, lane);
  // @end
  // @when MIRRORS
  return fromLane(realPart(x), lane);
  // @end
}

@compute @workgroup_size(THREADS)
fn chol_small(
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
  // Steps beyond a problem's own size change only what is outside of it.
  var failure = 0u;
  // @unroll
  for (var k0 = 0u; k0 < N; k0 += BLOCK) {
    for (var j = 0u; j < BLOCK; j++) {
      let k = k0 + j;
      if (k < top) {
        // Column k is where column k0 was: behind every step the columns of a block move up by one.
        let pivot = pivotFromLane(x[(k0 / LANES) * N + k0], k % LANES);
        // What the column is multiplied with: of the pivot the reciprocal root, or the reciprocal,
        // which of a number above 2^126 would be flushed. By bits: compilers may assume that there is no NaN.
        // @when ROOTS
        let bits = bitcast<u32>(pivot);
        let isUsable = (bits >= 0x00800000u) & (bits <= 0x7f800000u);
        let factor = select(1.0, inverseSqrt(pivot), isUsable);
        let scale = 1.0;
        // @end
        // @when LDL
        let size = pivotSize(pivot);
        let isUsable = size >= 0x00800000u;
        let scale = select(1.0, 0x1p-64f, size > 0x7e000000u);
        let factor = select(Pivot(), reciprocalOf(pivot * scale), isUsable);
        // @end
        failure = select(failure, k + 1u, (k < n) & !isUsable & (failure == 0u));
        // The column of L, and that of the product with what is behind it: of LDL before the division.
        // @registers
        var l: array<V, ROWS>;
        // @unroll
        for (var r = k0 / LANES; r < ROWS; r++) {
          l[r] = byPivot(x[r * N + k0] * scale, factor);
          // @when HERMITIAN
          l[r] = select(l[r], ofReal(realPart(l[r])), lane + r * LANES == k);
          // @end
          x[r * N + k0] = select(l[r], x[r * N + k0], LDL == 1u);
        }
        // The last j columns of the block are finished.
        // @unroll
        for (var d = 0u; d < BLOCK; d += TOGETHER) {
          if (d + j < BLOCK) {
            // @unroll
            for (var c = k0 + d + 1u / (d + 1u); c < k0 + d + TOGETHER; c++) {
              let other = across(elementFromLane(x[(k0 / LANES) * N + k0], (c + j) % LANES));
              // @unroll
              for (var r = k0 / LANES; r < ROWS; r++) {
                x[r * N + c] = select(x[r * N + c], mad(-l[r], other, x[r * N + c]), c + j < k0 + BLOCK);
              }
            }
          }
        }
        // @unroll
        for (var c = k0 + BLOCK; c < N; c++) {
          let other = across(elementFromLane(x[(c / LANES) * N + k0], c % LANES));
          // @unroll
          for (var r = c / LANES; r < ROWS; r++) {
            x[r * N + c] = mad(-l[r], other, x[r * N + c]);
          }
        }
        // @when LDL
        // @unroll
        for (var r = k0 / LANES; r < ROWS; r++) {
          // @when HERMITIAN
          x[r * N + k0] = select(x[r * N + k0], ofReal(realPart(x[r * N + k0])), lane + r * LANES == k);
          // @end
          x[r * N + k0] = select(x[r * N + k0], l[r], (lane + r * LANES != k) & isUsable);
        }
        // @end
      }
      // @unroll
      for (var r = k0 / LANES; r < ROWS; r++) {
        let first = x[r * N + k0];
        // @unroll
        for (var c = k0 + 1u; c < k0 + BLOCK; c++) {
          x[r * N + c - 1u] = x[r * N + c];
        }
        x[r * N + k0 + BLOCK - 1u] = first;
      }
    }
  }
// @use lib/small_reports
  // @when SOLVES
  // @registers
  var at: array<u32, ROWS>;
  // @registers
  var source: array<u32, ROWS>;
  // @unroll
  for (var r = 0u; r < ROWS; r++) {
    at[r] = lane + r * LANES;
    source[r] = at[r];
  }
  for (var c0 = 0u; c0 < p.nrhs; c0 += RHS) {
    // @registers
    var b: array<V, ROWS * RHS>;
// @use lib/small_load_b
// @use lib/small_solve_chol
// @use lib/small_store_b
    workgroupBarrier(); // the lanes are together again
  }
  // @end
// @use lib/small_reports_out
  // @unroll
  for (var r = 0u; r < ROWS; r++) {
    // @unroll
    for (var c = 0u; c < (r + 1u) * LANES; c++) {
      let row = lane + r * LANES;
      let value = select(x[r * N + c], filling, fills);
      // @when STAGED
      if ((row >= c) & (row < n)) {
        let atS = at0 + PARTS * (row * down + c * right);
        toStage(atS, narrow(value));
      }
      // @end
      // @when DIRECT
      if (live & (row >= c) & (row < n)) {
        A[own.A.off + row * own.A.rs + c * own.A.cs] = narrow(value);
      }
      // @end
    }
  }
// @use lib/small_stage_out
}
