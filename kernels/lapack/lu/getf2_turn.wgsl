// getf2_turn: getf2_panel, bit for bit, in a tenth of its text: it computes while that is being compiled.
// Storage   as getf2_panel
// Mapping   as getf2_panel; but the registers of a row turn with the columns, so that steps share their text: while columns
//           j0 .. j0+TURN-1 are eliminated, slot s holds column (j0 + s) % WIDTH
// Tunables  as getf2_panel, and TURN columns of a turn (1, 2, 4, ... WIDTH): so many copies the text has of a step
// Needs     what getf2_panel needs, and subgroups of LANES threads exactly. Their largest and smallest by shuffles: with subgroupMax and
//           subgroupMin in a loop, variants of many rows found no pivots (H100, driver 580, 2026-11), whichever way the branches around
//           them were written. A panel takes 10 to 25 % longer than by getf2_panel.
// Source    as getf2_panel
enable subgroups;
diagnostic(off, subgroup_uniformity);
// @use lib/field
// @use lib/four
const THREADS: u32 = 64u;
const ROWS: u32 = 2u;
const WIDTH: u32 = 4u;
const LANES: u32 = 4u;
const TURN: u32 = 2u;
const FROM_LIST: u32 = 0u;
const CANDIDATES: u32 = 0u;
const ROUGH: u32 = 0u;
const EXACT: u32 = 1u - ROUGH;
// Places, by which magnitudes end where ROUGH.
const PLACES: u32 = THREADS * ROWS - 1u;
const IN_PLACE: u32 = (1u - FROM_LIST) * (1u - CANDIDATES);
const FIRST_ROUND: u32 = (1u - FROM_LIST) * CANDIDATES;
const LAST_ROUND: u32 = FROM_LIST * (1u - CANDIDATES);
const FACTORS: u32 = 1u - CANDIDATES;
const SUBGROUPS: u32 = THREADS / LANES;
const FOURS: u32 = WIDTH / 4u;
// Subgroups up to 8, and more.
const FEW: u32 = 8u / SUBGROUPS;
const MANY: u32 = (SUBGROUPS - 1u) / 8u;
const NONE: u32 = 0xffffffffu;

struct Params {
  m: u32,
  last: u32, // row of the panel
  width: u32,
  off: u32,
  lda: u32,
  row0: u32,
  offPiv: u32,
  offInfo: u32,
}
@group(0) @binding(0) var<storage, read_write> A: array<T>;
// @when FACTORS
@group(0) @binding(1) var<storage, read_write> ipiv: array<i32>;
@group(0) @binding(2) var<storage, read_write> info: array<i32>;
// @end
// @when FROM_LIST
@group(0) @binding(3) var<storage, read> rowsIn: array<u32>;
// @end
// @when CANDIDATES
@group(0) @binding(4) var<storage, read_write> rowsOut: array<u32>;
// @end
// @when FIRST_ROUND
@group(0) @binding(5) var<storage, read_write> top: array<T>;
// @end
// @when LAST_ROUND
@group(0) @binding(6) var<storage, read_write> F: array<T>;
// @end
@group(0) @binding(7) var<uniform> p: Params;

var<workgroup> best: array<vec2u, 2u * SUBGROUPS>;
var<workgroup> published: array<Four, 2u * SUBGROUPS * FOURS>;
// @when LAST_ROUND
var<workgroup> winners: array<u32, WIDTH>;
var<workgroup> pivots: array<u32, WIDTH>;
// @end

fn maxOfLanes(own: u32) -> u32 {
  var most = own;
  // @unroll
  for (var h = 1u; h < LANES; h *= 2u) {
    most = max(most, subgroupShuffleXor(most, h));
  }
  return most;
}

fn minOfLanes(own: u32) -> u32 {
  return ~maxOfLanes(~own);
}

@compute @workgroup_size(THREADS)
fn getf2_turn(
  @builtin(workgroup_id) group: vec3u,
  @builtin(local_invocation_index) t: u32,
  @builtin(subgroup_id) subgroup: u32,
  @builtin(num_subgroups) subgroups: u32,
  @builtin(subgroup_invocation_id) lane: u32,
  @builtin(subgroup_size) lanes: u32,
) {
  let before = group.x * (THREADS * ROWS);
  let rows = min(THREADS * ROWS, p.m - before);
  // @registers
  var x: array<V, ROWS * WIDTH>;
  // @registers
  var at: array<u32, ROWS>;
  // @registers
  var id: array<u32, ROWS>;
  // @unroll
  for (var r = 0u; r < ROWS; r++) {
    at[r] = t + r * THREADS;
    id[r] = before + at[r];
    // @when FROM_LIST
    id[r] = rowsIn[min(id[r], p.m - 1u)];
    // A group with fewer rows than columns names fewer.
    if (id[r] == NONE) {
      at[r] = NONE;
    }
    // @end
    // @unroll
    for (var c = 0u; c < WIDTH; c++) {
      // Unconditional, so that the loads are in flight together; what is no row or column of the panel is never stored.
      x[r * WIDTH + c] = widen(A[p.off + min(id[r], p.last) + min(c, p.width - 1u) * p.lda]);
    }
    // @when FIRST_ROUND
    if (id[r] < p.width) {
      // @unroll
      for (var c = 0u; c < WIDTH; c++) {
        top[id[r] + c * WIDTH] = narrow(x[r * WIDTH + c]);
      }
    }
    // @end
  }
  // @when CANDIDATES
  // Where rows are missing, nobody wins.
  for (var j = t; j < WIDTH; j += THREADS) {
    rowsOut[group.x * WIDTH + j] = NONE;
  }
  storageBarrier();
  // @end
  // @when FACTORS
  var mine = NONE; // the pivot of column t
  var firstZero = NONE;
  // @end
  let steps = min(p.width, rows);
  for (var j0 = 0u; j0 < steps; j0 += TURN) {
    // @unroll
    for (var b = 0u; b < TURN; b++) {
      let j = j0 + b;
      if (j < steps) {
        let half = (j % 2u) * SUBGROUPS;
        var key = 0u;
        var place = NONE;
        var groupKey = 0u;
        var groupPlace = NONE;
        // @when ROUGH
        // The place in the low bits of the magnitude: one reduction in place of two.
        // @unroll
        for (var r = 0u; r < ROWS; r++) {
          let rough = (bitcast<u32>(abs1(x[r * WIDTH + b])) & 0x7fffffffu & ~PLACES) | (PLACES - at[r]);
          key = max(key, select(0u, rough, (at[r] >= j) & (at[r] < rows)));
        }
        groupKey = maxOfLanes(key);
        groupPlace = select(PLACES - (groupKey & PLACES), NONE, groupKey == 0u);
        place = select(NONE, groupPlace, key == groupKey);
        // @end
        // @when EXACT
        // The largest key: of the thread, of its subgroup, of all subgroups; and of equal keys the smallest place.
        // @registers
        var keys: array<u32, ROWS>;
        // @unroll
        for (var r = 0u; r < ROWS; r++) {
          keys[r] = select(0u, bitcast<u32>(abs1(x[r * WIDTH + b])) & 0x7fffffffu, (at[r] >= j) & (at[r] < rows));
          key = max(key, keys[r]);
        }
        groupKey = maxOfLanes(key);
        // @unroll
        for (var r = 0u; r < ROWS; r++) {
          place = min(place, select(NONE, at[r], (keys[r] == groupKey) & (at[r] >= j)));
        }
        groupPlace = minOfLanes(place);
        // @end
        let isElected = subgroupElect();
        // @unroll
        for (var r = 0u; r < ROWS; r++) {
          if ((place == groupPlace) & (at[r] == place) & (place != NONE)) {
            // @unroll
            for (var f = b / 4u; f < FOURS; f++) {
              published[(half + subgroup) * FOURS + f] = four(
                x[r * WIDTH + 4u * f],
                x[r * WIDTH + 4u * f + 1u],
                x[r * WIDTH + 4u * f + 2u],
                x[r * WIDTH + 4u * f + 3u],
              );
            }
          }
        }
        if (isElected) {
          best[half + subgroup] = vec2u(groupKey, groupPlace);
        }
        workgroupBarrier();
        var winner = 0u;
        var topKey = best[half].x;
        var found = best[half].y;
        // @when FEW
        // Each lane looks at all candidates: three reductions more would take longer.
        // @unroll
        for (var s = 1u; s < SUBGROUPS; s++) {
          let other = best[half + s];
          let better = (s < subgroups) & ((other.x > topKey) | ((other.x == topKey) & (other.y < found)));
          topKey = select(topKey, other.x, better);
          found = select(found, other.y, better);
          winner = select(winner, s, better);
        }
        // @end
        // @when MANY
        // Each lane looks at one subgroup's candidate, or at a few where subgroups are small.
        key = 0u;
        place = NONE;
        // @unroll
        for (var s = 0u; s < SUBGROUPS; s += LANES) {
          let other = best[half + min(s + lane, SUBGROUPS - 1u)];
          let better = (s + lane < subgroups) & (lane < LANES) & ((other.x > key) | ((other.x == key) & (other.y < place)));
          key = select(key, other.x, better);
          place = select(place, other.y, better);
          winner = select(winner, s + lane, better);
        }
        topKey = maxOfLanes(key);
        found = minOfLanes(select(NONE, place, key == topKey));
        winner = minOfLanes(select(NONE, winner, place == found));
        // @end
        let isZero = topKey < 0x00800000u;
        let pivot = select(found, j, isZero);
        // @when FACTORS
        // Stores come after the loop: one in here costs each step 0.2 us (H200, 2026-11).
        mine = select(mine, pivot, t == j);
        firstZero = select(firstZero, j, isZero & (firstZero == NONE));
        // @end
        // @registers
        var u: array<Four, FOURS>;
        // @unroll
        for (var f = b / 4u; f < FOURS; f++) {
          u[f] = published[(half + winner) * FOURS + f];
        }
        // The reciprocal of a number above 2^126 would be flushed to zero, and before that the lesser part of a pair's.
        let scale = select(1.0, 0x1p-64f, topKey > 0x71800000u); // 2^100
        let reciprocal = inverse(item(u[b / 4u], b % 4u) * scale);
        // @unroll
        for (var r = 0u; r < ROWS; r++) {
          at[r] = select(select(at[r], pivot, at[r] == j), j, at[r] == pivot);
          // No branch: the lanes of a subgroup have to be together again at the next reduction, and WGSL does not promise that they are.
          let below = (at[r] > j) & !isZero;
          let factor = mul(x[r * WIDTH + b] * scale, reciprocal);
          x[r * WIDTH + b] = select(x[r * WIDTH + b], factor, below);
          // Slots whose columns are done, behind the turn, stay as they are.
          // @unroll
          for (var c = b + 1u; c < WIDTH; c++) {
            let isBehind = (c < TURN) | (j0 + c < WIDTH);
            x[r * WIDTH + c] = select(x[r * WIDTH + c], mad(-factor, item(u[c / 4u], c % 4u), x[r * WIDTH + c]), below & isBehind);
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
  let turned = (steps + TURN - 1u) / TURN * TURN;
  // @when FACTORS
  if (t == 0u && firstZero != NONE && info[p.offInfo] == 0) {
    info[p.offInfo] = i32(p.row0 + firstZero + 1u);
  }
  // @end
  // @when IN_PLACE
  if (t < p.width) {
    ipiv[p.offPiv + t] = i32(p.row0 + mine + 1u);
  }
  // @unroll
  for (var r = 0u; r < ROWS; r++) {
    // @unroll
    for (var c = 0u; c < WIDTH; c++) {
      let column = (c + turned) % WIDTH;
      if (at[r] < p.m && column < p.width) {
        A[p.off + at[r] + column * p.lda] = narrow(x[r * WIDTH + c]);
      }
    }
  }
  // @end
  // @when CANDIDATES
  // @unroll
  for (var r = 0u; r < ROWS; r++) {
    if (at[r] < min(WIDTH, rows)) {
      rowsOut[group.x * WIDTH + at[r]] = id[r];
    }
  }
  // @end
  // @when LAST_ROUND
  // @unroll
  for (var r = 0u; r < ROWS; r++) {
    if (at[r] < p.width) {
      winners[at[r]] = id[r];
      // @unroll
      for (var c = 0u; c < WIDTH; c++) {
        F[at[r] + (c + turned) % WIDTH * WIDTH] = narrow(x[r * WIDTH + c]);
      }
    }
  }
  workgroupBarrier();
  // The winners' rows as LAPACK's interchanges: interchange s sends the row at place s to where winner s was.
  var place = NONE;
  if (t < p.width) {
    place = winners[t];
  }
  for (var s = 0u; s < p.width; s++) {
    if (t == s) {
      pivots[s] = place;
      ipiv[p.offPiv + s] = i32(p.row0 + place + 1u);
    }
    workgroupBarrier();
    if (t > s && place == s) {
      place = pivots[s];
    }
  }
  // @end
}
