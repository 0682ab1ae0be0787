// qr_small: Householder QR of small matrices, all in registers, several per workgroup; with EXPLICIT then also Q itself.
// Storage   lib/batch_problem: A(i, j) m x n becomes R on and above the diagonal and the v's below it, tau[piv + k], k < min(m, n).
//           EXPLICIT: A is only read; factorR is B(i, j), min(m, n) x n with zeros below the diagonal, Q is C(i, j), m x min(m, n). The
//           buffers of operands may be one and the same, which WebGPU lets us bind only once: TAU_IN_A, R_IN_A, Q_IN_A, R_IN_Q
//           STAGED: the matrices A are n x n and one behind the other, by columns or, ACROSS, by rows; with OUT so are those of Q and R
// Mapping   workgroup x -> GROUP problems; LANES lanes of a subgroup share one: lane l has rows l, l + LANES, ... in registers. Two rounds
//           of exchange a column: the sum of its squares, then v^T a for all columns behind it. Both in one, as geqr2_panel has them, would
//           take row k to all lanes besides, an exchange more per column, and what limits this kernel are exchanges
// Tunables  N columns at most (1..32)  LANES a power of two (1..16)  ROWS per lane, LANES*ROWS >= m  THREADS (32..256)
//           STEPS = min(N, LANES*ROWS)  BLOCK divides N and STEPS: columns that share their text, which else is too long for the
//           instruction cache, and long to compile  TOGETHER divides BLOCK: columns of a block that are left alone together when they are
//           finished  STAGED 1: A passes through workgroup memory (4*(WORDS + PAD) bytes a problem), OUT 1: Q and R too
//           EDGE 0: m = n = N = LANES*ROWS
// Needs     subgroups of LANES or more, or SUBGROUPS 0: then they talk through workgroup memory. STAGED: offA a multiple of 4, not LISTED,
//           nothing else in A's buffer; OUT: offB and offC too, each of the three has its own. Each column is scaled by a power of two to
//           elements below 2^47, which changes its v in nothing: squares do not overflow. What is left of a column counts as zero below
//           2^-43, 1e-27 of its largest element: tau = 0. NaN spoils its column and those behind it.
//           No branches in front of subgroup operations but on what is the same for all: see getf2_panel.
// Source    LAPACK xGEQR2, xLARFG, xORG2R
// @when SUBGROUPS
enable subgroups;
diagnostic(off, subgroup_uniformity);
// @end
const N: u32 = 8u;
const LANES: u32 = 2u;
const ROWS: u32 = 4u;
const STEPS: u32 = 8u;
const BLOCK: u32 = 2u;
const TOGETHER: u32 = 2u;
const THREADS: u32 = 32u;
const EDGE: u32 = 1u;
const SUBGROUPS: u32 = 1u;
const LISTED: u32 = 0u;
const STAGED: u32 = 0u;
const OUT: u32 = 0u;
const ACROSS: u32 = 0u;
const EXPLICIT: u32 = 1u;
const TAU_IN_A: u32 = 0u;
const R_IN_A: u32 = 0u;
const Q_IN_A: u32 = 0u;
const R_IN_Q: u32 = 0u;
const FACTORS: u32 = 1u - EXPLICIT;
const TAU_APART: u32 = FACTORS * (1u - TAU_IN_A);
const R_APART: u32 = EXPLICIT * (1u - R_IN_A) * (1u - R_IN_Q) * (1u - OUT);
const Q_APART: u32 = EXPLICIT * (1u - Q_IN_A) * (1u - OUT);
const FACTORS_STAGED: u32 = FACTORS * STAGED;
const FACTORS_DIRECT: u32 = FACTORS * (1u - STAGED);
const RESULTS_STAGED: u32 = EXPLICIT * STAGED * OUT;
const RESULTS_DIRECT: u32 = EXPLICIT * (1u - STAGED * OUT);
const NONFINITE: u32 = 0u;
const REPORTS: u32 = 0u;
const LOWER: u32 = 0u;
const FLIPPED: u32 = 0u;
const SYMMETRIC: u32 = 0u;
// Numbers that each lane keeps for columns lane, lane + LANES, ...
const KEPT: u32 = (N + LANES - 1u) / LANES;

// @use lib/small_head
// @when TAU_APART
@group(0) @binding(6) var<storage, read_write> tau: array<T>;
// @end
// @when R_APART
@group(0) @binding(7) var<storage, read_write> factorR: array<T>;
// @end
// @when Q_APART
@group(0) @binding(8) var<storage, read_write> Q: array<T>;
// @end
// @when RESULTS_STAGED
@group(0) @binding(9) var<storage, read_write> R4: array<vec4f>;
@group(0) @binding(10) var<storage, read_write> Q4: array<vec4f>;
// @end
// @use lib/householder
// @use lib/reflector

@compute @workgroup_size(THREADS)
fn qr_small(
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
  var top = STEPS;
  // @when EDGE
  top = min(p.m, p.n);
  // @end
  // The powers of two by which columns are scaled, and the taus.
  // @registers
  var shift: array<R, KEPT>;
  // @registers
  var mine: array<V, KEPT>;
  // @unroll
  for (var q = 0u; q < KEPT; q++) {
    shift[q] = 0.0;
    mine[q] = V();
  }
  // @unroll
  for (var c = 0u; c < N; c++) {
    var key = 0u;
    // @unroll
    for (var r = 0u; r < ROWS; r++) {
      key = max(key, bitsOf(x[r * N + c]));
    }
    let by = scaleOf(groupMax(key));
    let first = halfPower(by);
    let second = otherPower(by);
    // @unroll
    for (var r = 0u; r < ROWS; r++) {
      x[r * N + c] = x[r * N + c] * first * second;
    }
    shift[c / LANES] = select(shift[c / LANES], R(by), lane == c % LANES);
  }
  // @unroll
  for (var k0 = 0u; k0 < STEPS; k0 += BLOCK) {
    for (var j = 0u; j < BLOCK; j++) {
      let k = k0 + j;
      if (k < top) {
        // Column k is where column k0 was: behind every step the columns of a block move up by one. Rows of which all lanes have finished
        // are left out.
        // @registers
        var y: array<V, ROWS>;
        var diagonal = V();
        var squares = nought;
        // @unroll
        for (var r = k0 / LANES; r < ROWS; r++) {
          let row = lane + r * LANES;
          y[r] = select(V(), x[r * N + k0], row > k);
          diagonal = select(diagonal, x[r * N + k0], row == k);
          squares = plusSquare(y[r], squares);
        }
        var h = fieldReflector(elementFromLane(diagonal, k % LANES), groupSum(squares));
        // @when EDGE
        // A step beyond the problem, for the sake of a larger one, must not be seen in it.
        let counts = (k < m) & (k < n);
        h.beta = select(0.0, h.beta, counts);
        h.tau = select(V(), h.tau, counts);
        h.scale = select(V(), h.scale, counts);
        // @end
        // @unroll
        for (var q = k0 / LANES; q < (k0 + BLOCK + LANES - 1u) / LANES; q++) {
          mine[q] = select(mine[q], h.tau, lane + q * LANES == k);
        }
        // @unroll
        for (var r = k0 / LANES; r < ROWS; r++) {
          let row = lane + r * LANES;
          y[r] = select(V(), mul(y[r], h.scale), row > k);
          x[r * N + k0] = select(select(x[r * N + k0], y[r], row > k), ofReal(h.beta), row == k);
          y[r] = select(y[r], ofReal(1.0), row == k);
        }
        // H = I leaves infinities of other columns as they are.
        let acts = !isZeroV(h.tau);
        let back = conj(h.tau);
        // The last j columns of the block are finished.
        // @unroll
        for (var d = 0u; d < BLOCK; d += TOGETHER) {
          if (d + j < BLOCK) {
            // @unroll
            for (var c = k0 + d + 1u / (d + 1u); c < k0 + d + TOGETHER; c++) {
              var sum = V(nought);
              // @unroll
              for (var r = k0 / LANES; r < ROWS; r++) {
                sum = mad(conj(y[r]), x[r * N + c], sum);
              }
              let by = select(V(), mul(back, elementSum(sum)), acts);
              // @unroll
              for (var r = k0 / LANES; r < ROWS; r++) {
                x[r * N + c] = select(x[r * N + c], mad(-y[r], by, x[r * N + c]), c + j < k0 + BLOCK);
              }
            }
          }
        }
        // @unroll
        for (var c = k0 + BLOCK; c < N; c++) {
          var sum = V(nought);
          // @unroll
          for (var r = k0 / LANES; r < ROWS; r++) {
            sum = mad(conj(y[r]), x[r * N + c], sum);
          }
          let by = select(V(), mul(back, elementSum(sum)), acts);
          // @unroll
          for (var r = k0 / LANES; r < ROWS; r++) {
            x[r * N + c] = mad(-y[r], by, x[r * N + c]);
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
  // R goes back to its own scale.
  // @unroll
  for (var c = 0u; c < N; c++) {
    let by = -i32(fromLane(shift[c / LANES], c % LANES));
    let first = halfPower(by);
    let second = otherPower(by);
    // @unroll
    for (var r = 0u; r < ROWS; r++) {
      x[r * N + c] = select(x[r * N + c], x[r * N + c] * first * second, lane + r * LANES <= c);
    }
  }
  // @when FACTORS
  // @unroll
  for (var q = 0u; q < KEPT; q++) {
    if (live & (lane + q * LANES < min(m, n))) {
      // @when TAU_APART
      tau[own.piv + lane + q * LANES] = narrow(mine[q]);
      // @end
      // @when TAU_IN_A
      A[own.piv + lane + q * LANES] = narrow(mine[q]);
      // @end
    }
  }
  // @unroll
  for (var r = 0u; r < ROWS; r++) {
    // @unroll
    for (var c = 0u; c < N; c++) {
      let row = lane + r * LANES;
      // @when FACTORS_STAGED
      if ((row < m) & (c < n)) {
        toStage(at0 + PARTS * (row * down + c * right), narrow(x[r * N + c]));
      }
      // @end
      // @when FACTORS_DIRECT
      if (live & (row < m) & (c < n)) {
        A[own.A.off + row * own.A.rs + c * own.A.cs] = narrow(x[r * N + c]);
      }
      // @end
    }
  }
  // @end
  // @when FACTORS_STAGED
// @use lib/small_stage_out
  // @end
  // @when EXPLICIT
// @use lib/qr_small_explicit
  // @end
}
