// gels_small: least squares, or solutions of least norm, of small problems, all in registers, several per workgroup,
// factored and solved in one go.
// Storage   lib/batch_problem: A is m x n and only read, B(i, j) max(m, n) x nrhs, which may lie in A's buffer (B_IN_A). T is A, or A^T
//           if m < n: rows x cols, T = Q R. MINIMIZES: B = [b], becomes [x; numbers of which the squares add up to the residual's]; else
//           [b; anything] becomes x = Q [R^-T b; 0]. rss[piv + j] the sums of squares, info, nonfinite and rank one per problem
//           STAGED: the matrices A have no gaps, and each begins where the one before ends, or in it
// Mapping   workgroup x -> GROUP problems, y -> RHS columns of B; LANES lanes of a subgroup share a problem: lane l has rows l, l + LANES,
//           ... of T and B in registers, as in qr_small. What is minimized is eliminated beside T: columns of B are columns of T that no
//           step takes its reflector from. Every block of columns of B factors T anew, for that costs less than to keep it
// Tunables  N columns at most (1..32)  RHS columns of B (1..8)  LANES a power of two (1..16)  ROWS per lane, LANES*ROWS >= rows and N
//           THREADS (32..256)  BLOCK divides N: columns that share their text, which else is too long for the instruction cache
//           TOGETHER divides BLOCK: columns of a block that are left alone together when they are finished
//           EDGE 0: cols = N, rows = LANES*ROWS  STAGED 1:
//           A passes through workgroup memory (4*(WORDS + PAD) bytes a problem of WORDS elements), T(i, j) being i*DOWN + j*RIGHT in it
// Needs     subgroups of LANES or more, or SUBGROUPS 0: then lanes talk through workgroup memory. STAGED: offA and GROUP*strideA are
//           multiples of 4, not LISTED, nothing else in A's buffer; PAD > 0 only where strideA = WORDS, and both are multiples of 4.
//           Each column of T and B is scaled by a power of two to elements below 2^47: R is then R D, and x = D y. Of B where the norm is
//           least it is D b that is scaled. No branches in front of subgroup operations but on what is the same for all: see getf2_panel.
// Source    LAPACK xGELS, xGEQR2
// @when SUBGROUPS
enable subgroups;
diagnostic(off, subgroup_uniformity);
// @end
const N: u32 = 4u;
const RHS: u32 = 1u;
const LANES: u32 = 4u;
const ROWS: u32 = 2u;
const BLOCK: u32 = 1u;
const TOGETHER: u32 = 1u;
const THREADS: u32 = 32u;
const EDGE: u32 = 1u;
const SUBGROUPS: u32 = 1u;
const LISTED: u32 = 0u;
const STAGED: u32 = 0u;
const WORDS: u32 = 32u;
const PAD: u32 = 0u;
const DOWN: u32 = 1u;
const RIGHT: u32 = 8u;
const MINIMIZES: u32 = 1u;
const B_IN_A: u32 = 0u;
const MIRRORED: u32 = 0u;
const NONFINITE: u32 = 0u;
const RANK: u32 = 0u;
const RSS: u32 = 0u;
const FLIPPED: u32 = 0u;
const B_APART: u32 = 1u - B_IN_A;
const DIRECT: u32 = 1u - STAGED;
const LEAST_NORM: u32 = 1u - MINIMIZES;
const GROUP: u32 = THREADS / LANES;
const NONE: u32 = 0xffffffffu;
// Columns of registers: those of T, then those of B; and those that are reflected together.
const W: u32 = N + RHS;
const CARRIED: u32 = N + RHS * MINIMIZES;
// Numbers that each lane keeps for columns lane, lane + LANES, ... of T, which are the rows of R that it has.
const KEPT: u32 = (N + LANES - 1u) / LANES;
const COPIES: u32 = (WORDS * GROUP + 4u * THREADS - 1u) / (4u * THREADS);
// Whether a lane's elements in the stage are at the same place in their four.
const BY_FOURS: u32 = 1u - (LANES * DOWN % 4u + RIGHT % 4u + 5u) / 6u;
const BY_ONES: u32 = 1u - BY_FOURS;
// 2^-23
const SPACING: f32 = 1.1920928955078125e-7;

struct Params {
// @use lib/batch_fields
  offRank: u32,
}
// @when DIRECT
@group(0) @binding(0) var<storage, read_write> A: array<f32>;
// @end
// @when STAGED
@group(0) @binding(1) var<storage, read> A4: array<vec4f>;
// @end
@group(0) @binding(2) var<storage, read_write> info: array<i32>;
// @when NONFINITE
@group(0) @binding(3) var<storage, read_write> nonfinite: array<i32>;
// @end
// @when RANK
@group(0) @binding(4) var<storage, read_write> rank: array<i32>;
// @end
// @when RSS
@group(0) @binding(5) var<storage, read_write> rss: array<f32>;
// @end
// @when LISTED
@group(0) @binding(6) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(8) var<uniform> p: Params;

// @when STAGED
// The workgroup's matrices as they come from memory, but for PAD words between them.
var<workgroup> stage: array<vec4f, (GROUP * (WORDS + PAD) + 3u) / 4u>;
// @end
// @use lib/batch_problem
// @use lib/small_group
// @use lib/field
// @use lib/small_b
// @use lib/householder
// @use lib/powers

fn magnitude(x: f32) -> u32 {
  return bitcast<u32>(x) & 0x7fffffffu;
}

@compute @workgroup_size(THREADS)
fn gels_small(
  @builtin(workgroup_id) group: vec3u,
  @builtin(local_invocation_index) t: u32,
  // @when SUBGROUPS
  @builtin(subgroup_id) subgroup: u32,
  @builtin(subgroup_size) lanes: u32,
  @builtin(subgroup_invocation_id) invocation: u32,
  // @end
) {
// @use lib/small_lane
  let isTall = own.m >= own.n;
  let down = select(own.A.cs, own.A.rs, isTall);
  let right = select(own.A.rs, own.A.cs, isTall);
  var rows = LANES * ROWS;
  var cols = N;
  // The same for all: steps beyond a problem's own size change nothing of it.
  var top = N;
  // @when EDGE
  rows = select(0u, max(own.m, own.n), live);
  cols = select(0u, min(own.m, own.n), live);
  top = min(p.m, p.n);
  // @end
  let side0 = (group.y + p.baseY) * RHS;
  // @registers
  var x: array<f32, ROWS * W>;
// @use lib/gels_small_load
  // @when NONFINITE
  var largest = 0u;
  // @unroll
  for (var r = 0u; r < ROWS; r++) {
    // @unroll
    for (var c = 0u; c < N; c++) {
      largest = max(largest, magnitude(x[r * W + c]));
    }
  }
  let wild = groupMax(largest) >= 0x7f800000u;
  // @end
// @use lib/gels_small_scale
  // @when LEAST_NORM
  // @registers
  var mine: array<f32, KEPT>;
  // @unroll
  for (var q = 0u; q < KEPT; q++) {
    mine[q] = 0.0;
  }
  // @end
  // @unroll
  for (var k0 = 0u; k0 < N; k0 += BLOCK) {
    for (var j = 0u; j < BLOCK; j++) {
      let k = k0 + j;
      if (k < top) {
        // Column k is where column k0 was: behind every step the columns of a block move up by one. Rows of which all lanes have finished
        // are left out, and only those of which some have are asked whether they have.
        // @registers
        var y: array<f32, ROWS>;
        var diagonal = 0.0;
        var squares = nought;
        // @unroll
        for (var r = k0 / LANES; r < (k0 + BLOCK + LANES - 1u) / LANES; r++) {
          let row = lane + r * LANES;
          y[r] = select(0.0, x[r * W + k0], row > k);
          diagonal = select(diagonal, x[r * W + k0], row == k);
          squares = fma(y[r], y[r], squares);
        }
        // @unroll
        for (var r = (k0 + BLOCK + LANES - 1u) / LANES; r < ROWS; r++) {
          y[r] = x[r * W + k0];
          squares = fma(y[r], y[r], squares);
        }
        var h = reflector(fromLane(diagonal, k % LANES), groupSum(squares));
        // @when EDGE
        // A step beyond the problem, for the sake of a larger one, must not be seen in it.
        let counts = k < cols;
        h.beta = select(0.0, h.beta, counts);
        h.tau = select(0.0, h.tau, counts);
        h.scale = select(0.0, h.scale, counts);
        // @end
        // @when LEAST_NORM
        // @unroll
        for (var q = k0 / LANES; q < (k0 + BLOCK + LANES - 1u) / LANES; q++) {
          mine[q] = select(mine[q], h.tau, lane + q * LANES == k);
        }
        // @end
        // @unroll
        for (var r = k0 / LANES; r < (k0 + BLOCK + LANES - 1u) / LANES; r++) {
          let row = lane + r * LANES;
          y[r] = select(0.0, y[r] * h.scale, row > k);
          x[r * W + k0] = select(select(x[r * W + k0], y[r], row > k), h.beta, row == k);
          y[r] = select(y[r], 1.0, row == k);
        }
        // @unroll
        for (var r = (k0 + BLOCK + LANES - 1u) / LANES; r < ROWS; r++) {
          y[r] = y[r] * h.scale;
          // @when LEAST_NORM
          x[r * W + k0] = y[r];
          // @end
        }
        // H = I leaves infinities of other columns as they are.
        let acts = magnitude(h.tau) != 0u;
        // The last j columns of the block are finished.
        // @unroll
        for (var d = 0u; d < BLOCK; d += TOGETHER) {
          if (d + j < BLOCK) {
            // @unroll
            for (var c = k0 + d + 1u / (d + 1u); c < k0 + d + TOGETHER; c++) {
              var sum = nought;
              // @unroll
              for (var r = k0 / LANES; r < ROWS; r++) {
                sum = fma(y[r], x[r * W + c], sum);
              }
              let by = select(0.0, h.tau * groupSum(sum), acts);
              // @unroll
              for (var r = k0 / LANES; r < ROWS; r++) {
                x[r * W + c] = select(x[r * W + c], fma(-y[r], by, x[r * W + c]), c + j < k0 + BLOCK);
              }
            }
          }
        }
        // @unroll
        for (var c = k0 + BLOCK; c < CARRIED; c++) {
          var sum = nought;
          // @unroll
          for (var r = k0 / LANES; r < ROWS; r++) {
            sum = fma(y[r], x[r * W + c], sum);
          }
          let by = select(0.0, h.tau * groupSum(sum), acts);
          // @unroll
          for (var r = k0 / LANES; r < ROWS; r++) {
            x[r * W + c] = fma(-y[r], by, x[r * W + c]);
          }
        }
      }
      // @unroll
      for (var r = 0u; r < ROWS; r++) {
        let first = x[r * W + k0];
        // @unroll
        for (var c = k0 + 1u; c < k0 + BLOCK; c++) {
          x[r * W + c - 1u] = x[r * W + c];
        }
        x[r * W + k0 + BLOCK - 1u] = first;
      }
    }
  }
  // The diagonal of R, each lane its rows of it, and the first element of it that is zero.
  // @registers
  var diagonals: array<f32, KEPT>;
  // @unroll
  for (var q = 0u; q < KEPT; q++) {
    diagonals[q] = 0.0;
  }
  // @unroll
  for (var c = 0u; c < N; c++) {
    diagonals[c / LANES] = select(diagonals[c / LANES], x[c / LANES * W + c], lane == c % LANES);
  }
  var zero = NONE;
  // @unroll
  for (var q = 0u; q < KEPT; q++) {
    let row = lane + q * LANES;
    zero = min(zero, select(NONE, row, (row < cols) & (magnitude(diagonals[q]) == 0u)));
  }
  let failure = groupMin(zero) + 1u;
  // @when RANK
  // Elements of R's own scale, but for one power of two.
  var most = 0u;
  // @unroll
  for (var q = 0u; q < KEPT; q++) {
    let size = byPower(diagonals[q], min(0, leastShift - shift[q]));
    diagonals[q] = select(0.0, size, lane + q * LANES < cols);
    most = max(most, magnitude(diagonals[q]));
  }
  most = groupMax(most);
  let bound = SPACING * f32(rows) * bitcast<f32>(most);
  var above = 0.0;
  // @unroll
  for (var q = 0u; q < KEPT; q++) {
    above += select(0.0, 1.0, (abs(diagonals[q]) > bound) & (most < 0x7f800000u));
  }
  above = groupSum(above);
  // @end
  // @registers
  var sums: array<f32, RHS>;
  // @unroll
  for (var w = 0u; w < RHS; w++) {
    sums[w] = 0.0;
  }
  // @when MINIMIZES
  // @when RSS
  // @unroll
  for (var w = 0u; w < RHS; w++) {
    var squares = nought;
    // @unroll
    for (var r = 0u; r < ROWS; r++) {
      let rest = select(0.0, x[r * W + N + w], lane + r * LANES >= cols);
      squares = fma(rest, rest, squares);
    }
    sums[w] = byPower(byPower(groupSum(squares), -sideShift[w]), -sideShift[w]);
  }
  // @end
// @use lib/gels_small_solve
  // @end
  // @when LEAST_NORM
// @use lib/gels_small_least_norm
  // @end
  // Behind all exchanges: branches that lanes take apart must not come before one.
  let fills = (p.nanBits != 0u) & (failure != 0u);
  let filling = bitcast<f32>(p.nanBits);
  let writes = live & ((failure == 0u) | fills);
  // @unroll
  for (var w = 0u; w < RHS; w++) {
    let isSide = writes & (side0 + w < own.nrhs);
    // @unroll
    for (var r = 0u; r < ROWS; r++) {
      let row = lane + r * LANES;
      // @when MINIMIZES
      // The rows of x, and those below them.
      x[r * W + N + w] = byPower(x[r * W + N + w], select(0, shift[r % KEPT], row < cols) - sideShift[w]);
      // @end
      // @when LEAST_NORM
      x[r * W + N + w] = byPower(x[r * W + N + w], -sideShift[w]);
      // @end
      // Without an equation or an unknown, x is zero.
      let value = select(x[r * W + N + w], 0.0, cols == 0u);
      if (isSide & (row < rows)) {
        storeB(own.B.off + row * own.B.rs + (side0 + w) * own.B.cs, select(value, filling, fills));
      }
    }
    // @when RSS
    if (isSide & (lane == 0u)) {
      rss[own.piv + side0 + w] = select(sums[w], filling, fills);
    }
    // @end
  }
  if (live & (lane == 0u) & (side0 == 0u)) {
    info[p.offInfo + own.q] = select(i32(failure), -1, own.outside);
    // @when NONFINITE
    nonfinite[p.offNonfinite + own.q] = select(0, 1, wild);
    // @end
    // @when RANK
    if (!own.outside) {
      rank[p.offRank + own.q] = i32(above);
    }
    // @end
  }
}
