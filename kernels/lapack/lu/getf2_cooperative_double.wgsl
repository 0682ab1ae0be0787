// getf2_cooperative_double: LU with partial pivoting of a panel of doubles, all columns in one dispatch, by workgroups that wait for each
// other, as getf2_cooperative: each keeps its rows in its memory, and for each column sends its best candidate and that one's row.
// Storage   X(i, c) = A[offA + i + c*lda], i < m, c < width, is only read. W[i + c*ldw]: the factors, rows interchanged; found[j]: row of
//           column j's pivot, in the panel; found[WIDTH]: the first column without one, from 1 on, or 0.
//           mail: [0] not 0: somebody has waited in vain, and W is nothing. From HEAD on, zero before, three words a letter: for each column
//           the candidates of all groups, then what is left of their rows, WIDTH letters each
// Mapping   workgroup (x) -> rows x*HEIGHT..; thread t -> row t % HEIGHT, every THREADS/HEIGHT-th column. Rows never move: each knows the
//           place where LAPACK's interchanges would have brought it
// Tunables  LANES threads of every subgroup, or 0: without subgroups  ROWS LANES if there are any  LINES (LANES at most, if there are any);
//           THREADS = ROWS*LINES  HEIGHT rows (a power of two, THREADS at most)  WIDTH widest panel (1..THREADS)  GROUPS at most, THREADS at
//           most  PATIENCE looks before one gives up; workgroup bytes 8*(HEIGHT + 1)*(WIDTH + 1) + 16*LINES, without subgroups
//           16*THREADS + 576 more
// Needs     width <= m; all groups run at the same time, else getf2_settle does it alone. No thread waits for one of its own workgroup:
//           barriers are between. Who has given up goes on with what is nothing, and waits no more
// Source    LAPACK xGETF2, right-looking. A column's candidate is on its way while the rest of the columns is updated
// @when SUBGROUPS
enable subgroups;
// @end
// @use lib/double_elements
const LANES: u32 = 0u;
const ROWS: u32 = 32u;
const LINES: u32 = 2u;
const HEIGHT: u32 = 16u;
const WIDTH: u32 = 4u;
const GROUPS: u32 = 4u;
const PATIENCE: u32 = 65536u;
const THREADS: u32 = ROWS * LINES;
const SUBGROUPS: u32 = (LANES + 31u) / 32u;
const ALONE: u32 = 1u - SUBGROUPS;
const HEAD: u32 = 4u;
const LETTER: u32 = 3u;
const LETTERS: u32 = 1u + WIDTH;

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

// @use lib/pivot_placed_double

// Of a group all of whose rows are pivots already.
const NONE: u32 = 0x0fffffffu;
var<workgroup> rows: array<V, HEIGHT * WIDTH>;
var<workgroup> top: array<V, WIDTH>;
var<workgroup> factors: array<V, HEIGHT>;
var<private> patience: u32 = PATIENCE;

// A number and a word of 28 bits. Of no word that is sent the lowest bit is zero: what it has displaced is in the last one.
fn send(at: u32, x: R, more: u32) {
  atomicStore(&mail[at], x.x | 1u);
  atomicStore(&mail[at + 1u], x.y | 1u);
  atomicStore(&mail[at + 2u], (more << 3u) | ((x.x & 1u) << 1u) | ((x.y & 1u) << 2u) | 1u);
}

fn look(at: u32) -> vec3u {
  return vec3u(atomicLoad(&mail[at]), atomicLoad(&mail[at + 1u]), atomicLoad(&mail[at + 2u]));
}

// What was sent, once it has come.
fn receive(at: u32) -> vec3u {
  var words = look(at);
  for (var looks = 1u; any(words == vec3u()) && looks < patience; looks++) {
    words = look(at);
    if (looks % 64u == 0u && atomicLoad(&mail[0]) != 0u) {
      patience = 0u;
    }
  }
  if (any(words == vec3u())) {
    patience = 0u;
    atomicStore(&mail[0], 1u);
  }
  let low = vec2u((words.z >> 1u) & 1u, (words.z >> 2u) & 1u);
  return vec3u((words.xy & vec2u(0xfffffffeu)) | low, words.z >> 3u);
}

fn sendCandidate(at: u32, c: vec4u) {
  send(at, vec2u(c.y, c.x), min(placeOf(c), NONE));
}

// With the number of its group in place of a row.
fn receiveCandidate(at: u32, g: u32) -> vec4u {
  let words = receive(at);
  return select(vec4u(words.yxz, g), NO_PIVOT, words.z == NONE);
}

@compute @workgroup_size(THREADS)
fn getf2_cooperative_double(
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
  let i = t % HEIGHT;
  let part = t / HEIGHT;
  const EACH = THREADS / HEIGHT;
  var place = group.x * HEIGHT + i;
  let isRow = place < p.m;
  for (var c = part; c < p.width; c += EACH) {
    rows[c * HEIGHT + i] = widen(A[p.offA + min(place, p.m - 1u) + c * p.lda]);
  }
  workgroupBarrier();
  var candidate = NO_PIVOT;
  if (part == 0u && isRow) {
    candidate = placedPivot(rows[i], place, i);
  }
  var best = bestOfAll(r, line, candidate);
  if (t == 0u) {
    sendCandidate(HEAD + group.x * LETTER, best);
  }
  var mine = 0u; // the pivot of column t
  var firstZero = 0u;
  for (var j = 0u; j < p.width; j++) {
    let post = HEAD + j * p.groups * (LETTERS * LETTER);
    let next = post + p.groups * (LETTERS * LETTER);
    let bodies = post + p.groups * LETTER;
    if (placeOf(best) != NO_PIVOT.z) {
      for (var c = j + t; c < p.width; c += THREADS) {
        send(bodies + (group.x * WIDTH + c) * LETTER, rows[c * HEIGHT + (best.w & 0x7fffffffu)], 0u);
      }
    }
    // Nobody waits before its own workgroup's letters are out.
    workgroupBarrier();
    candidate = NO_PIVOT;
    if (t < p.groups) {
      candidate = receiveCandidate(post + t * LETTER, t);
    }
    let chosen = bestOfAll(r, line, candidate);
    let isZero = isNoPivot(chosen);
    let pivot = select(placeOf(chosen), j, isZero);
    mine = select(mine, pivot, t == j);
    firstZero = select(firstZero, j + 1u, isZero && firstZero == 0u);
    place = select(select(place, pivot, place == j), j, place == pivot);
    let isBelow = isRow && place > j && !isZero;
    if (!isZero) {
      for (var c = j + t; c < p.width; c += THREADS) {
        top[c] = receive(bodies + (chosen.w * WIDTH + c) * LETTER).xy;
      }
    }
    workgroupBarrier();
    let isLast = j + 1u == p.width;
    candidate = NO_PIVOT;
    if (part == 0u) {
      if (isBelow) {
        let factor = divide(rows[j * HEIGHT + i], top[j]);
        factors[i] = factor;
        rows[j * HEIGHT + i] = factor;
        if (!isLast) {
          let at = (j + 1u) * HEIGHT + i;
          rows[at] = mad(neg(factor), top[j + 1u], rows[at]);
        }
      }
      if (isRow && place > j && !isLast) {
        candidate = placedPivot(rows[(j + 1u) * HEIGHT + i], place, i);
      }
    }
    best = bestOfAll(r, line, candidate);
    if (t == 0u && !isLast) {
      sendCandidate(next + group.x * LETTER, best);
    }
    if (isBelow) {
      for (var c = j + 2u + part; c < p.width; c += EACH) {
        rows[c * HEIGHT + i] = mad(neg(factors[i]), top[c], rows[c * HEIGHT + i]);
      }
    }
    workgroupBarrier();
  }
  for (var c = part; c < p.width; c += EACH) {
    if (isRow) {
      W[place + c * p.ldw] = narrow(rows[c * HEIGHT + i]);
    }
  }
  if (group.x == 0u && t < p.width) {
    found[t] = mine;
  }
  if (group.x == 0u && t == 0u) {
    found[WIDTH] = firstZero;
  }
}
