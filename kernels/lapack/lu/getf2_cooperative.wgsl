// getf2_cooperative: LU with partial pivoting of a panel, all columns in one dispatch, by workgroups that wait for each other: each keeps
// its rows in registers, and for each column sends its best row to all others.
// Storage   X(i, c) = A[offA + i + c*lda], i < m, c < width, is only read. W[i + c*ldw]: the factors, rows interchanged; found[j]: row of
//           column j's pivot, in the panel; found[WIDTH]: the first column without one, from 1 on, or 0.
//           mail: [0] not 0: somebody has waited in vain, and W is nothing. From HEAD on, zero before, a letter of each group for each
//           column: the row's place and what is left of it. A word that is not zero has come
// Mapping   workgroup (x) -> THREADS*EACH rows; thread t -> rows t, t + THREADS, ... of them. Rows never move: each knows the place where
//           LAPACK's interchanges would have brought it. Registers turn with the columns: the next one is always the first
// Tunables  LANES threads of every subgroup (32 at most), or 0: without subgroups  ROWS LANES if there are any  LINES; THREADS = ROWS*LINES
//           EACH rows per thread  WIDTH widest panel (4..32)  GROUPS at most, LANES if there are any  PATIENCE looks before one gives up;
//           workgroup bytes 16*LINES + GROUPS*(size(T)*WIDTH + 16), without subgroups 16*THREADS + 576 more
// Needs     width <= m; all groups run at the same time, else getf2_settle does it alone. No thread waits for one of its own workgroup:
//           barriers are between. Who has given up goes on with what is nothing, and waits no more
// Source    LAPACK xGETF2, right-looking. Words that tell by themselves that they have come need no order of memory between them
// @when SUBGROUPS
enable subgroups;
diagnostic(off, subgroup_uniformity);
// @end
// @use lib/field
const LANES: u32 = 0u;
const ROWS: u32 = 32u;
const LINES: u32 = 8u;
const EACH: u32 = 1u;
const WIDTH: u32 = 8u;
const GROUPS: u32 = 8u;
const PATIENCE: u32 = 65536u;
const THREADS: u32 = ROWS * LINES;
const SUBGROUPS: u32 = (LANES + 31u) / 32u;
const ALONE: u32 = 1u - SUBGROUPS;
const WORDS: u32 = 1u + COMPLEX;
const HEAD: u32 = 4u;
const LETTER: u32 = WIDTH / 4u * WORDS + 1u;
const NONE: u32 = 0xffffffffu;

struct Params {
  m: u32,
  width: u32,
  groups: u32,
  offA: u32,
  lda: u32,
  ldw: u32,
}
@group(0) @binding(0) var<storage, read> A: array<T>;
@group(0) @binding(1) var<storage, read_write> W: array<T>;
@group(0) @binding(2) var<storage, read_write> mail: array<atomic<u32>>;
@group(0) @binding(3) var<storage, read_write> found: array<u32>;
@group(0) @binding(4) var<uniform> p: Params;

// @use lib/pivot_placed
// @use lib/mail

// The letters of a column, one behind the other, four words at a time.
var<workgroup> letters: array<vec4u, GROUPS * LETTER>;

// @when REAL
fn sendElement(at: u32, value: V) {
  send(at, bitcast<u32>(value));
}

// Element c of a letter's row, c a constant.
fn received(letter: u32, c: u32) -> V {
  return bitcast<vec4f>(letters[letter + 1u + c / 4u])[c % 4u];
}
// @end
// @when COMPLEX
fn sendElement(at: u32, value: V) {
  send(at, bitcast<u32>(value.x));
  send(at + 1u, bitcast<u32>(value.y));
}

fn received(letter: u32, c: u32) -> V {
  let both = bitcast<vec4f>(letters[letter + 1u + c / 2u]);
  return select(both.xy, both.zw, c % 2u == 1u);
}
// @end

fn look(at: u32, k: u32, count: u32) -> vec4u {
  let last = at + count - 1u;
  return vec4u(
    atomicLoad(&mail[at + k]),
    atomicLoad(&mail[min(at + k + THREADS, last)]),
    atomicLoad(&mail[min(at + k + 2u * THREADS, last)]),
    atomicLoad(&mail[min(at + k + 3u * THREADS, last)]),
  );
}

// Fetches the column's letters, `count` words, once they have come.
fn receive(t: u32, at: u32, count: u32) {
  for (var k = t; k < count; k += 4u * THREADS) {
    var words = look(at, k, count);
    var looks = 0u;
    while (any(words == vec4u()) && looks < patience) {
      words = look(at, k, count);
      looks++;
      if (looks % 64u == 0u && atomicLoad(&mail[0]) != 0u) {
        patience = 0u;
      }
    }
    if (any(words == vec4u())) {
      patience = 0u;
      atomicStore(&mail[0], 1u);
    }
    for (var q = 0u; q < 4u; q++) {
      if (k + q * THREADS < count) {
        let word = k + q * THREADS;
        letters[word / 4u][word % 4u] = words[q] ^ NEVER;
      }
    }
  }
}

// The candidate of a group's letter: its number in place of a row.
fn candidateOf(g: u32, words: u32) -> vec4u {
  let letter = min(g, p.groups - 1u) * (words / 4u);
  let place = letters[letter].x;
  let isOne = g < p.groups && place != NONE;
  return select(NO_PIVOT, vec4u(pivotKey(abs1(received(letter, 0u))), place, g, 0u), isOne);
}

// @when SUBGROUPS
var<workgroup> bests: array<vec2u, LINES>;

// The lane with the best candidate of a subgroup, all of whose places differ: nearly always the largest key is one lane's alone, and a
// ballot takes a fraction of a reduction's time. Uniform control flow only.
fn bestLane(candidate: vec4u) -> u32 {
  let key = subgroupMax(candidate.x);
  var ballot = subgroupBallot(candidate.x == key);
  if (any(countOneBits(ballot) > vec4u(1u, 0u, 0u, 0u))) {
    let place = subgroupMin(select(NONE, candidate.y, candidate.x == key));
    ballot = subgroupBallot(candidate.x == key && candidate.y == place);
  }
  return min(countTrailingZeros(ballot.x), LANES - 1u);
}

// The key and the place of the best candidate of a workgroup.
fn bestOfGroup(r: u32, line: u32, candidate: vec4u) -> vec2u {
  if (bestLane(candidate) == r) {
    bests[line] = candidate.xy;
  }
  workgroupBarrier();
  var best = bests[0];
  // @unroll
  for (var s = 1u; s < LINES; s++) {
    let other = bests[s];
    best = select(best, other, other.x > best.x || (other.x == best.x && other.y < best.y));
  }
  return best;
}
// @end
// @when ALONE
fn bestOfGroup(r: u32, line: u32, candidate: vec4u) -> vec2u {
  return bestOfAll(r, line, candidate).xy;
}
// @end

@compute @workgroup_size(THREADS)
fn getf2_cooperative(
  @builtin(workgroup_id) group: vec3u,
// @when SUBGROUPS
  @builtin(subgroup_invocation_id) r: u32,
  @builtin(subgroup_id) line: u32,
// @end
// @when ALONE
  @builtin(local_invocation_index) index: u32,
// @end
) {
  // @when ALONE
  let r = index % ROWS;
  let line = index / ROWS;
  // @end
  let t = r + line * ROWS;
  let before = group.x * (THREADS * EACH);
  // @registers
  var x: array<V, EACH * WIDTH>;
  // @registers
  var at: array<u32, EACH>;
  // @unroll
  for (var e = 0u; e < EACH; e++) {
    at[e] = before + t + e * THREADS;
    // @unroll
    for (var c = 0u; c < WIDTH; c++) {
      // What is no row or column of the panel is never sent or stored.
      x[e * WIDTH + c] = widen(A[p.offA + min(at[e], p.m - 1u) + min(c, p.width - 1u) * p.lda]);
    }
  }
  var mine = 0u; // the pivot of column t
  var firstZero = 0u;
  for (var j = 0u; j < p.width; j++) {
    let left = p.width - j;
    let words = 4u + (left * WORDS + 3u) / 4u * 4u;
    let post = HEAD + j * p.groups * (4u * LETTER);
    let own = post + group.x * words;
    var candidate = NO_PIVOT;
    // @unroll
    for (var e = 0u; e < EACH; e++) {
      if (at[e] >= j && at[e] < p.m) {
        candidate = better(candidate, placedPivot(x[e * WIDTH], at[e], 0u));
      }
    }
    let best = bestOfGroup(r, line, candidate);
    // @unroll
    for (var e = 0u; e < EACH; e++) {
      if (at[e] == best.y) {
        // All four words of the place, and what is behind the row's end: whoever receives waits for every word.
        // @unroll
        for (var k = 0u; k < 4u; k++) {
          send(own + k, best.y);
        }
        // @unroll
        for (var c = 0u; c < WIDTH; c++) {
          if ((c + 1u) * WORDS <= words - 4u) {
            sendElement(own + 4u + c * WORDS, x[e * WIDTH + c]);
          }
        }
      }
    }
    // Of a group all of whose rows are pivots already.
    if (best.y == NONE) {
      for (var k = t; k < words; k += THREADS) {
        send(own + k, NONE);
      }
    }
    // Nobody waits before its own workgroup's letter is out.
    workgroupBarrier();
    receive(t, post, p.groups * words);
    workgroupBarrier();
    // @when SUBGROUPS
    candidate = candidateOf(min(r, GROUPS - 1u), words);
    let winner = bestLane(candidate);
    let chosen = candidateOf(min(winner, p.groups - 1u), words);
    // @end
    // @when ALONE
    var chosen = candidateOf(0u, words);
    for (var g = 1u; g < p.groups; g++) {
      chosen = better(chosen, candidateOf(g, words));
    }
    // @end
    let isZero = isNoPivot(chosen);
    let pivot = select(placeOf(chosen), j, isZero);
    mine = select(mine, pivot, t == j);
    firstZero = select(firstZero, j + 1u, isZero && firstZero == 0u);
    let row = min(chosen.z, p.groups - 1u) * (words / 4u);
    let top = received(row, 0u);
    // @unroll
    for (var e = 0u; e < EACH; e++) {
      at[e] = select(select(at[e], pivot, at[e] == j), j, at[e] == pivot);
      let isBelow = at[e] > j && !isZero;
      let head = x[e * WIDTH];
      let factor = select(head, divide(head, top), isBelow);
      // @unroll
      for (var c = 1u; c < WIDTH; c++) {
        let next = x[e * WIDTH + c];
        // What is behind the row's end is another letter's, or nothing.
        x[e * WIDTH + c - 1u] = select(next, mad(-factor, received(row, c), next), isBelow && c < left);
      }
      x[e * WIDTH + WIDTH - 1u] = factor;
    }
  }
  // Column c has come to be the number c - width, all around.
  // @unroll
  for (var e = 0u; e < EACH; e++) {
    // @unroll
    for (var c = 0u; c < WIDTH; c++) {
      let column = (c + p.width) % WIDTH;
      if (at[e] < p.m && column < p.width) {
        W[at[e] + column * p.ldw] = narrow(x[e * WIDTH + c]);
      }
    }
  }
  if (group.x == 0u && t < p.width) {
    found[t] = mine;
  }
  if (group.x == 0u && t == 0u) {
    found[WIDTH] = firstZero;
  }
}
