// geqr2_panel: Householder QR of a panel that fits into the registers of one workgroup, all columns in one dispatch,
// with the triangular factor.
// Storage   A[off + i + c*lda], i < m, c < width: R on and above the diagonal, v's below it; tau[offTau + k], k < min(m, width);
//           triangle[offT + l + k*ldt] = T(l,k), WIDTH x WIDTH with zeros below the diagonal and beyond min(m, width):
//           H(0) H(1) ... = I - V T V^H
// Mapping   one workgroup; thread t -> rows t, t + THREADS, ..., WIDTH values each in registers. They turn with the columns, so that steps
//           share their text: while columns k0 .. k0+TURN-1 are made, slot s of a row holds column (k0 + s) % WIDTH
// Tunables  THREADS (64..1024)  ROWS per thread  WIDTH widest panel (4..32, a power of two); ROWS*WIDTH*size(V)/4 <= 32 at 1024
//           threads, 96 at 512, 192 at 256, or registers spill  LANES smallest subgroup of the device, a power of two >= WIDTH, at most 32  TURN columns of a
//           turn (1, 2, 4, ... WIDTH): so many copies the text has of a step  GROUP slots that are left alone together when their columns
//           are done, a multiple of TURN up to WIDTH
//           workgroup bytes = size(V)*(WIDTH*(THREADS/LANES*2 + WIDTH + 7))
// Needs     m <= THREADS*ROWS; WIDTH <= THREADS; subgroups of LANES or more. One barrier per column: the products of column k with all
//           columns, rows below k, are summed over LANES lanes so that each lane is left with one column's (half of the sums is handed over
//           in each step), and published beside row k, two places in turn; behind the barrier each lane adds up its column and has beta,
//           tau and v^H a from it. Each column is scaled by a power of two to elements below 2^47, which changes its v in nothing: sums
//           of 2^29 squares do not overflow. What is left of a column counts as zero below 2^-43, that is 1e-27 of its largest element. Of complex numbers the larger part
//           is scaled by. NaN
//           makes NaN, by comparisons of bits. No branches in front of subgroup operations: see getf2_panel.
// Source    LAPACK xGEQR2, xLARFG, xLARFT; the products of one reduction used twice
enable subgroups;
diagnostic(off, subgroup_uniformity);
// @use lib/field
const THREADS: u32 = 64u;
const ROWS: u32 = 2u;
const WIDTH: u32 = 4u;
const LANES: u32 = 4u;
const TURN: u32 = 2u;
const GROUP: u32 = 4u;
const SUBGROUPS: u32 = THREADS / LANES;
const PARTS: u32 = LANES / WIDTH;
const HALF: u32 = WIDTH / 2u;
const ORDER: u32 = WIDTH;
const KEPT: u32 = (WIDTH + SUBGROUPS - 1u) / SUBGROUPS;

struct Params {
  m: u32,
  width: u32,
  off: u32,
  lda: u32,
  offTau: u32,
  offT: u32,
  ldt: u32,
}
@group(0) @binding(0) var<storage, read_write> A: array<T>;
@group(0) @binding(1) var<storage, read_write> tau: array<T>;
@group(0) @binding(2) var<storage, read_write> triangle: array<T>;
@group(0) @binding(3) var<uniform> p: Params;

var<workgroup> sums: array<V, 2u * SUBGROUPS * WIDTH>;
var<workgroup> row: array<V, 2u * WIDTH>;

// @use lib/householder
// @use lib/reflector
// @use lib/magnitude
// @use lib/larft_row

// What the lanes of a team that have the same column share.
fn sumOfParts(own: V) -> V {
  var sum = own;
  // @unroll
  for (var h = WIDTH; h < LANES; h *= 2u) {
    sum += subgroupShuffleXor(sum, h);
  }
  return sum;
}

// The sum of what all teams have published for column `own`, from sums[first] on.
fn sumOfTeams(first: u32, part: u32, own: u32) -> V {
  var sum = V();
  // @unroll
  for (var s = 0u; s < SUBGROUPS; s += PARTS) {
    let other = sums[first + min(s + part, SUBGROUPS - 1u) * WIDTH + own];
    sum += select(V(), other, s + part < SUBGROUPS);
  }
  return sumOfParts(sum);
}

// The largest of what all teams have for column `own`, as bits.
fn largestOfTeams(mine: u32, team: u32, part: u32, own: u32) -> u32 {
  if (part == 0u) {
    sums[team * WIDTH + own] = ofReal(bitcast<R>(mine));
  }
  workgroupBarrier();
  var largest = mine;
  // @unroll
  for (var s = 0u; s < SUBGROUPS; s += PARTS) {
    largest = max(largest, bitcast<u32>(realPart(sums[min(s + part, SUBGROUPS - 1u) * WIDTH + own])));
  }
  // @unroll
  for (var h = WIDTH; h < LANES; h *= 2u) {
    largest = max(largest, subgroupShuffleXor(largest, h));
  }
  workgroupBarrier();
  return largest;
}

@compute @workgroup_size(THREADS)
fn geqr2_panel(
  @builtin(local_invocation_index) t: u32,
  @builtin(subgroup_id) subgroup: u32,
  @builtin(subgroup_invocation_id) lane: u32,
  @builtin(subgroup_size) lanes: u32,
) {
  let steps = min(p.m, p.width);
  let own = lane % WIDTH; // the column of this lane
  let part = lane % LANES / WIDTH;
  let team = subgroup * (lanes / LANES) + lane / LANES; // LANES lanes that work together
  // @registers
  var x: array<V, ROWS * WIDTH>;
  // @unroll
  for (var r = 0u; r < ROWS; r++) {
    let i = t + r * THREADS;
    // @unroll
    for (var c = 0u; c < WIDTH; c++) {
      // The load is unconditional, so that all are in flight together.
      let a = widen(A[p.off + min(i, p.m - 1u) + min(c, p.width - 1u) * p.lda]);
      x[r * WIDTH + c] = select(V(), a, (i < p.m) & (c < p.width));
    }
  }

  // The largest magnitude of each column, to the lanes that it belongs to, and its scale.
  var largest = 0u;
  // @unroll
  for (var c = 0u; c < WIDTH; c++) {
    var key = 0u;
    // @unroll
    for (var r = 0u; r < ROWS; r++) {
      key = max(key, magnitudeBits(x[r * WIDTH + c]));
    }
    largest = select(largest, subgroupMax(key), own == c);
  }
  let shift = scaleOf(largestOfTeams(largest, team, part, own));
  let shiftHalf = halfPower(shift);
  let shiftOther = otherPower(shift);
  // @unroll
  for (var c = 0u; c < WIDTH; c++) {
    let first = subgroupShuffle(shiftHalf, c);
    let second = subgroupShuffle(shiftOther, c);
    // @unroll
    for (var r = 0u; r < ROWS; r++) {
      x[r * WIDTH + c] = x[r * WIDTH + c] * first * second;
    }
  }

  var mine = V(); // tau of column t
  // Row k of V^H V is kept by the team k % SUBGROUPS.
  // @registers
  var kept: array<V, KEPT>;
  // @unroll
  for (var s = 0u; s < KEPT; s++) {
    kept[s] = V();
  }
  for (var k0 = 0u; k0 < steps; k0 += TURN) {
    // @unroll
    for (var b = 0u; b < TURN; b++) {
      let k = k0 + b;
      if (k < steps) {
        let half = k % 2u;
        // Column k below row k
        // @registers
        var y: array<V, ROWS>;
        // @unroll
        for (var r = 0u; r < ROWS; r++) {
          y[r] = x[r * WIDTH + b];
        }
        y[0] = select(V(), y[0], t > k);
        // Its products with all columns: a lane hands half of its sums over, and is left with half of the columns.
        // @registers
        var d: array<V, HALF>;
        let upper = (lane & HALF) != 0u;
        // @unroll
        for (var c = 0u; c < HALF; c++) {
          var low = V();
          var high = V();
          // @unroll
          for (var r = 0u; r < ROWS; r++) {
            low = mad(conj(y[r]), x[r * WIDTH + c], low);
            high = mad(conj(y[r]), x[r * WIDTH + c + HALF], high);
          }
          d[c] = select(low, high, upper) + subgroupShuffleXor(select(high, low, upper), HALF);
        }
        // @unroll
        for (var h = HALF / 2u; h > 0u; h /= 2u) {
          let above = (lane & h) != 0u;
          // @unroll
          for (var c = 0u; c < h; c++) {
            d[c] = select(d[c], d[c + h], above) + subgroupShuffleXor(select(d[c + h], d[c], above), h);
          }
        }
        let ofTeam = sumOfParts(d[0]);
        if (part == 0u) {
          sums[(half * SUBGROUPS + team) * WIDTH + own] = ofTeam;
        }
        if (t == k) {
          // @unroll
          for (var c = 0u; c < WIDTH; c++) {
            row[half * WIDTH + c] = x[c];
          }
        }
        workgroupBarrier();
        let sum = sumOfTeams(half * SUBGROUPS * WIDTH, part, own);
        let h = fieldReflector(row[half * WIDTH + b], realPart(subgroupShuffle(sum, b)));
        // v^H a for the column of the lane's slot
        let w = mad(conj(h.scale), sum, row[half * WIDTH + own]);
        // @unroll
        for (var s = 0u; s < KEPT; s++) {
          kept[s] = select(kept[s], w, team + s * SUBGROUPS == k);
        }
        mine = select(mine, h.tau, t == k);
        // @unroll
        for (var r = 0u; r < ROWS; r++) {
          y[r] = mul(y[r], h.scale);
          x[r * WIDTH + b] = select(y[r], x[r * WIDTH + b], t + r * THREADS <= k);
        }
        x[b] = select(x[b], ofReal(h.beta), t == k);
        y[0] = select(y[0], ofReal(1.0), t == k);
        let tw = mul(conj(h.tau), w);
        // @unroll
        for (var c = b + 1u; c < TURN; c++) {
          let by = subgroupShuffle(tw, c);
          // @unroll
          for (var r = 0u; r < ROWS; r++) {
            x[r * WIDTH + c] = mad(-y[r], by, x[r * WIDTH + c]);
          }
        }
        // Slots behind the turn: columns in front of k stay as they are, whatever y is.
        // @unroll
        for (var g = 0u; g < WIDTH; g += GROUP) {
          if (k0 + g < WIDTH) {
            // @unroll
            for (var c = g + TURN / (g + 1u); c < g + GROUP; c++) {
              let isBehind = (c % GROUP < TURN) | (k0 + c < WIDTH);
              let by = subgroupShuffle(tw, c);
              // @unroll
              for (var r = 0u; r < ROWS; r++) {
                x[r * WIDTH + c] = select(x[r * WIDTH + c], mad(-y[r], by, x[r * WIDTH + c]), isBehind);
              }
            }
          }
        }
      }
    }
    // @unroll
    for (var r = 0u; r < ROWS; r++) {
      // @registers
      var front: array<V, TURN>;
      // @unroll
      for (var c = 0u; c < TURN; c++) {
        front[c] = x[r * WIDTH + c];
      }
      // @unroll
      for (var c = TURN; c < WIDTH; c++) {
        x[r * WIDTH + c - TURN] = x[r * WIDTH + c];
      }
      // @unroll
      for (var c = 0u; c < TURN; c++) {
        x[r * WIDTH + WIDTH - TURN + c] = front[c];
      }
    }
  }

  // R goes back to its own scale.
  let turned = (steps + TURN - 1u) / TURN * TURN;
  let backHalf = halfPower(-shift);
  let backOther = otherPower(-shift);
  // @unroll
  for (var c = 0u; c < WIDTH; c++) {
    let column = (c + turned) % WIDTH;
    let first = subgroupShuffle(backHalf, column);
    let second = subgroupShuffle(backOther, column);
    x[c] = select(x[c], x[c] * first * second, t <= column);
  }
  // @unroll
  for (var s = 0u; s < KEPT; s++) {
    let k = team + s * SUBGROUPS;
    if ((part == 0u) & (k < WIDTH)) {
      products[(k / TURN * TURN + own) % WIDTH * LINE + k] = conj(kept[s]);
    }
  }
  if (t < WIDTH) {
    scales[t] = mine;
  }
  // @unroll
  for (var r = 0u; r < ROWS; r++) {
    let i = t + r * THREADS;
    // @unroll
    for (var c = 0u; c < WIDTH; c++) {
      let column = (c + turned) % WIDTH;
      if ((i < p.m) & (column < p.width)) {
        A[p.off + i + column * p.lda] = narrow(x[r * WIDTH + c]);
      }
    }
  }
  workgroupBarrier();
  if (t < steps) {
    tau[p.offTau + t] = narrow(mine);
  }
  if (t < WIDTH) {
    factorRow(t, p.offT + t, WIDTH);
  }
}
