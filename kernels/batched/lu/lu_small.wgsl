// lu_small: LU of small matrices, real or complex, with partial pivoting, all in registers, several per workgroup; with SOLVES then also
//           X := A^-1 B. The pivot is the largest |Re| + |Im|, the first of equals.
// Storage   lib/batch_problem: A(i, j) m x n, becomes L and U; ipiv[piv + k] := row exchanged with row k, from 1; info[offInfo + q]:
//           the first zero pivot, from 1, or 0; nonfinite[offNonfinite + q]: whether A had a NaN or an infinity.
//           B(i, j) n x nrhs, becomes X if info = 0
//           STAGED: the matrices are n x n and one behind the other, by columns or, ACROSS, by rows
// Mapping   workgroup x -> GROUP problems; LANES lanes of a subgroup share one: lane l has rows l, l + LANES, ... in registers. Rows never
//           move: each knows the place `at` where LAPACK's interchanges would have brought it, and goes there when it is written
// Tunables  N columns at most (1..32)  LANES a power of two (1..32)  ROWS per lane, LANES*ROWS >= N and >= m  THREADS (32..256)
//           BLOCK divides N: columns that share their text, which else is too long for the instruction cache  RHS columns of B at a time
//           STAGED 1: A passes through workgroup memory, in the order in which it lies (4*(WORDS + PAD) bytes a problem)
//           EDGE 0: m = n = N = LANES*ROWS  PIVOT 0: no interchanges  B_IN_A: B lies in A's buffer, which WebGPU lets us bind only once
// Needs     subgroups of LANES or more, or SUBGROUPS 0: then they talk through workgroup memory.
//           STAGED: offA a multiple of 16 bytes, and not LISTED.
//           A pivot whose parts are below 2^-126 counts as zero: GPUs flush them. Its column is left undivided and the factorization goes
//           on. Where a pivot row is not finite, the rows above it need not stay finite.
// Source    LAPACK xGETF2, xGESV; rows that do not move: A. Abdelfattah et al., J. Comput. Sci. 26 (2018)
// @when SUBGROUPS
enable subgroups;
diagnostic(off, subgroup_uniformity);
// @end
const N: u32 = 8u;
const LANES: u32 = 2u;
const ROWS: u32 = 4u;
const BLOCK: u32 = 2u;
const THREADS: u32 = 32u;
const RHS: u32 = 1u;
const EDGE: u32 = 1u;
const SUBGROUPS: u32 = 1u;
const LISTED: u32 = 0u;
const STAGED: u32 = 0u;
const ACROSS: u32 = 0u;
const PIVOT: u32 = 1u;
const SOLVES: u32 = 1u;
const NONFINITE: u32 = 1u;
const B_IN_A: u32 = 0u;
const REPORTS: u32 = 1u;
const LOWER: u32 = 0u;
const FLIPPED: u32 = 0u;
const SYMMETRIC: u32 = 0u;
const B_APART: u32 = SOLVES * (1u - B_IN_A);
// @use lib/small_head
// @when PIVOT
@group(0) @binding(6) var<storage, read_write> ipiv: array<i32>;
// @use lib/pivot_key
// @end
// @when SOLVES
// @use lib/small_b
// @end

@compute @workgroup_size(THREADS)
fn lu_small(
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
  // The same for all: steps beyond a problem's own size change nothing of it.
  var top = N;
  // @when EDGE
  top = min(p.m, p.n);
  // @end
  // @registers
  var at: array<u32, ROWS>;
  // @registers
  var exchanged: array<u32, ROWS>;
  // @registers
  var places: array<u32, (N + 3u) / 4u>;
  // @unroll
  for (var r = 0u; r < ROWS; r++) {
    at[r] = lane + r * LANES;
    exchanged[r] = at[r];
  }
  // @unroll
  for (var q = 0u; q < (N + 3u) / 4u; q++) {
    places[q] = 0u;
  }
  var failure = 0u;
  // @unroll
  for (var k0 = 0u; k0 < N; k0 += BLOCK) {
    for (var j = 0u; j < BLOCK; j++) {
      let k = k0 + j;
      if (k < top) {
        // Column k is where column k0 was: behind every step the columns of a block move up by one.
        var who = k;
        var place = k;
        // @when PIVOT
        // The largest key of the matrix, and of equal keys the smallest place.
        // @registers
        var keys: array<u32, ROWS>;
        var key = 0u;
        // @unroll
        for (var r = 0u; r < ROWS; r++) {
          keys[r] = select(0u, pivotKey(sizeOf(x[r * N + k0])), (at[r] >= k) & (at[r] < m));
          key = max(key, keys[r]);
        }
        let best = groupMax(key);
        var chosen = NONE;
        // @unroll
        for (var r = 0u; r < ROWS; r++) {
          let candidate = 256u * at[r] + lane + r * LANES;
          chosen = min(chosen, select(NONE, candidate, (keys[r] == best) & (at[r] >= k) & (at[r] < m)));
        }
        chosen = groupMin(chosen);
        who = chosen % 256u;
        place = chosen / 256u;
        // @end
        // @when SOLVES
        // @unroll
        for (var q = k0 / 4u; q < (k0 + BLOCK + 3u) / 4u; q++) {
          places[q] |= select(0u, who << (8u * (k % 4u)), k / 4u == q);
        }
        // @end
        // The pivot row.
        // @registers
        var u: array<V, N>;
        // @unroll
        for (var c = k0; c < N; c++) {
          var mine = x[c];
          // @unroll
          for (var r = 1u; r < ROWS; r++) {
            mine = select(mine, x[r * N + c], who / LANES == r);
          }
          u[c] = elementFromLane(mine, who % LANES);
        }
        let size = bitsOf(u[k0]);
        let counts = (k < m) & (k < n);
        let divides = counts & (size >= 0x00800000u);
        failure = select(failure, k + 1u, counts & !divides & (failure == 0u));
        place = select(k, place, divides);
        // The reciprocal of a number above 2^126 would be flushed to zero.
        let scale = select(1.0, 0x1p-64f, size > 0x7e000000u);
        let reciprocal = inverse(u[k0] * scale);
        // The last j columns of the block are finished.
        // @unroll
        for (var c = k0 + 1u; c < k0 + BLOCK; c++) {
          u[c] = select(V(), u[c], c + j < k0 + BLOCK);
        }
        // @when EDGE
        // A step beyond the problem, for the sake of a larger one, must not be seen in it.
        // @unroll
        for (var c = k0 + 1u; c < N; c++) {
          u[c] = select(V(), u[c], counts);
        }
        // @end
        // @unroll
        for (var r = 0u; r < ROWS; r++) {
          exchanged[r] = select(exchanged[r], place, lane + r * LANES == k);
          at[r] = select(select(at[r], place, at[r] == k), k, at[r] == place);
          // No branch: the lanes of a subgroup have to be together again at the next exchange. And no choice for every element, which would
          // cost a third of the time: from finished rows nothing is subtracted. Where u is not finite that makes NaN of them.
          let below = (at[r] > k) & divides;
          let quotient = mul(x[r * N + k0] * scale, reciprocal);
          let factor = select(V(), quotient, below);
          x[r * N + k0] = select(x[r * N + k0], quotient, below);
          // @unroll
          for (var c = k0 + 1u; c < N; c++) {
            x[r * N + c] = mad(-factor, u[c], x[r * N + c]);
          }
        }
      }
      // @unroll
      for (var r = 0u; r < ROWS; r++) {
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
  var source: array<u32, ROWS>;
  // @unroll
  for (var r = 0u; r < ROWS; r++) {
    source[r] = lane + r * LANES;
  }
  for (var c0 = 0u; c0 < p.nrhs; c0 += RHS) {
    // @registers
    var b: array<V, ROWS * RHS>;
// @use lib/small_load_b
// @use lib/small_solve_lu
// @use lib/small_store_b
    workgroupBarrier(); // the lanes are together again
  }
  // @end
// @use lib/small_reports_out
  // @when PIVOT
  // @unroll
  for (var r = 0u; r < ROWS; r++) {
    let k = lane + r * LANES;
    if (live & (k < min(m, n))) {
      ipiv[own.piv + k] = i32(exchanged[r] + 1u);
    }
  }
  // @end
  // @unroll
  for (var r = 0u; r < ROWS; r++) {
    // @unroll
    for (var c = 0u; c < N; c++) {
      let value = select(x[r * N + c], filling, fills);
      // @when STAGED
      if ((at[r] < m) & (c < n)) {
        let atS = at0 + PARTS * (at[r] * down + c * right);
        toStage(atS, narrow(value));
      }
      // @end
      // @when DIRECT
      if (live & (at[r] < m) & (c < n)) {
        A[own.A.off + at[r] * own.A.rs + c * own.A.cs] = narrow(value);
      }
      // @end
    }
  }
// @use lib/small_stage_out
}
