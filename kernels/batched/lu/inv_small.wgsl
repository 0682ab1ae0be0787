// inv_small: C := A^-1 for small matrices, real or complex, all in registers, several per workgroup:
// Gauss-Jordan elimination with partial pivoting, in place.
// Storage   lib/batch_problem: A(i, j) n x n; C(i, j) or, C_IN_A, into A's buffer, at C's place; C stays as it is if info > 0
//           info[offInfo + q]: the first zero pivot, from 1, or 0; nonfinite[offNonfinite + q]: whether A had a NaN or an infinity
//           STAGED: A's matrices lie one behind the other, by columns or, ACROSS, by rows, and C is A
// Mapping   as lu_small. Step k makes column k what the inverse has for the row in which the k-th pivot was found: rows and columns go to
//           where they belong when they are written
// Tunables  as lu_small; EDGE 0: n = N = LANES*ROWS
// Needs     as lu_small. A pivot below 2^-126 counts as zero: GPUs flush it.
// Source    Gauss-Jordan with lazy rows; N. J. Higham, Accuracy and Stability of Numerical Algorithms, 14.4
// @when SUBGROUPS
enable subgroups;
diagnostic(off, subgroup_uniformity);
// @end
const N: u32 = 8u;
const LANES: u32 = 2u;
const ROWS: u32 = 4u;
const THREADS: u32 = 32u;
const EDGE: u32 = 1u;
const SUBGROUPS: u32 = 1u;
const LISTED: u32 = 0u;
const STAGED: u32 = 0u;
const ACROSS: u32 = 0u;
const NONFINITE: u32 = 1u;
const C_IN_A: u32 = 0u;
const REPORTS: u32 = 1u;
const LOWER: u32 = 0u;
const FLIPPED: u32 = 0u;
const SYMMETRIC: u32 = 0u;
const C_APART: u32 = (1u - C_IN_A) * (1u - STAGED);
const C_BESIDE: u32 = C_IN_A * (1u - STAGED);

// @use lib/small_head
// @when C_APART
@group(0) @binding(8) var<storage, read_write> C: array<T>;
// @end
// @use lib/pivot_key

@compute @workgroup_size(THREADS)
fn inv_small(
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
  // @registers
  var at: array<u32, ROWS>;
  // @registers
  var places: array<u32, (N + 3u) / 4u>;
  // @unroll
  for (var r = 0u; r < ROWS; r++) {
    at[r] = lane + r * LANES;
  }
  // @unroll
  for (var q = 0u; q < (N + 3u) / 4u; q++) {
    places[q] = 0u;
  }
  var failure = 0u;
  for (var k = 0u; k < N; k++) {
    // Column k is where column 0 was, and goes behind the last:
    // all steps share their text, which else is too long for the instruction cache.
    if (k < top) {
      // The largest key of the rows that have not been pivots, and of equal keys the smallest place.
      // @registers
      var keys: array<u32, ROWS>;
      var key = 0u;
      // @unroll
      for (var r = 0u; r < ROWS; r++) {
        keys[r] = select(0u, pivotKey(sizeOf(x[r * N])), (at[r] >= k) & (at[r] < n));
        key = max(key, keys[r]);
      }
      let best = groupMax(key);
      var chosen = NONE;
      // @unroll
      for (var r = 0u; r < ROWS; r++) {
        let candidate = 256u * at[r] + lane + r * LANES;
        chosen = min(chosen, select(NONE, candidate, (keys[r] == best) & (at[r] >= k) & (at[r] < n)));
      }
      chosen = groupMin(chosen);
      let who = chosen % 256u;
      // @unroll
      for (var q = 0u; q < (N + 3u) / 4u; q++) {
        places[q] |= select(0u, who << (8u * (k % 4u)), k / 4u == q);
      }
      // @registers
      var u: array<V, N>;
      // @unroll
      for (var c = 0u; c < N; c++) {
        var mine = x[c];
        // @unroll
        for (var r = 1u; r < ROWS; r++) {
          mine = select(mine, x[r * N + c], who / LANES == r);
        }
        u[c] = elementFromLane(mine, who % LANES);
      }
      let size = bitsOf(u[0]);
      let divides = (k < n) & (size >= 0x00800000u);
      failure = select(failure, k + 1u, (k < n) & !divides & (failure == 0u));
      let place = select(k, chosen / 256u, divides);
      // The reciprocal of a number above 2^126 would be flushed to zero.
      let scale = select(1.0, 0x1p-64f, size > 0x7e000000u);
      let reciprocal = inverse(u[0] * scale);
      // A step that does not divide, beyond the matrix or after a zero pivot, subtracts nothing.
      // @unroll
      for (var c = 1u; c < N; c++) {
        u[c] = select(V(), u[c], divides);
      }
      // @unroll
      for (var r = 0u; r < ROWS; r++) {
        at[r] = select(select(at[r], place, at[r] == k), k, at[r] == place);
        // The pivot row becomes u / pivot: 0 - (-1/pivot) u.
        let isPivot = (at[r] == k) & divides;
        let quotient = mul(select(x[r * N], ofReal(-1.0), isPivot) * scale, reciprocal);
        let factor = select(V(), quotient, divides);
        let last = select(x[r * N], -factor, divides);
        // @unroll
        for (var c = 1u; c < N; c++) {
          x[r * N + c - 1u] = mad(-factor, u[c], select(x[r * N + c], V(), isPivot));
        }
        x[r * N + N - 1u] = last;
      }
    } else {
      // @unroll
      for (var r = 0u; r < ROWS; r++) {
        let first = x[r * N];
        // @unroll
        for (var c = 1u; c < N; c++) {
          x[r * N + c - 1u] = x[r * N + c];
        }
        x[r * N + N - 1u] = first;
      }
    }
  }
// @use lib/small_reports
// @use lib/small_reports_out
  let writes = live & ((failure == 0u) | fills);
  // @unroll
  for (var r = 0u; r < ROWS; r++) {
    // @unroll
    for (var c = 0u; c < N; c++) {
      let value = select(x[r * N + c], filling, fills);
      let column = extractBits(places[c / 4u], 8u * (c % 4u), 8u);
      if (writes & (at[r] < n) & (c < n)) {
        // @when STAGED
        let atS = at0 + PARTS * (at[r] * down + column * right);
        toStage(atS, narrow(value));
        // @end
        // @when C_APART
        C[own.C.off + at[r] * own.C.rs + column * own.C.cs] = narrow(value);
        // @end
        // @when C_BESIDE
        A[own.C.off + at[r] * own.C.rs + column * own.C.cs] = narrow(value);
        // @end
      }
    }
  }
// @use lib/small_stage_out
}
