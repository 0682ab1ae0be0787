// Generated from kernels/ by scripts/embed-kernels.mjs; do not edit.
import { joined, lib_double, lib_double_elements, lib_double_modulus, lib_field, lib_four, lib_modulus, lib_norm_sum, lib_panel_row, lib_pivot_double, lib_pivot_key, lib_pivot_lines, lib_pivot_placed } from '../../runtime/shaderLibs.gen.js';
export const butterfly = /* @__PURE__ */ joined(`
`, lib_field, `const THREADS: u32 = 64u;
const SIDES: u32 = 2u;
const TRANS: u32 = 1u;
const IN_PLACE: u32 = 0u;
struct Params {
  baseX: u32,
  baseY: u32,
  n: u32,
  items: u32,
  level: u32,
  side: u32,
  seed: u32,
  offA: u32,
  lda: u32,
  offB: u32,
  ldb: u32,
}
@group(0) @binding(0) var<storage, read> A: array<T>;
@group(0) @binding(1) var<storage, read_write> B: array<T>;
@group(0) @binding(2) var<uniform> p: Params;
fn mix(number: u32) -> u32 {
  var x = number;
  x = (x ^ (x >> 16u)) * 0x7feb352du;
  x = (x ^ (x >> 15u)) * 0x846ca68bu;
  return x ^ (x >> 16u);
}
struct Pair {
  lo: u32,
  hi: u32,
  r: R,
  s: R,
}
fn entry(side: u32, i: u32) -> R {
  let stream = mix(p.seed + (1u + 2u * side + p.level) * 0x9e3779b9u);
  return exp((R(mix(i ^ stream) >> 8u) * 0x1p-24 - 0.5) * 0.1);
}
fn pairOf(number: u32, side: u32) -> Pair {
  let middle = (p.n + 1u) / 2u;
  var length = select(middle, p.n, p.level == 0u);
  var place = number;
  var first = 0u;
  if (place >= (length + 1u) / 2u) {
    place -= (length + 1u) / 2u;
    first = middle;
    length = p.n - middle;
  }
  let half = (length + 1u) / 2u;
  let lo = first + place;
  let alone = place >= length - half;
  let hi = lo + select(half, 0u, alone);
  let scale = select(0.70710678, 1.0, alone);
  return Pair(lo, hi, scale * entry(side, lo), scale * entry(side, hi));
}
fn load(i: u32, j: u32) -> V {
  var value: T;
  if (IN_PLACE == 1u) {
    value = B[p.offB + i + j * p.ldb];
  } else {
    value = A[p.offA + i + j * p.lda];
  }
  return widen(value);
}
fn store(i: u32, j: u32, value: V) {
  B[p.offB + i + j * p.ldb] = narrow(value);
}
struct Both {
  x: V,
  y: V,
}
fn combine(pair: Pair, x: V, y: V, transposed: bool) -> Both {
  var both: Both;
  if (pair.lo == pair.hi) {
    both = Both(pair.r * x, pair.r * x);
  } else if (transposed) {
    both = Both(pair.r * (x + y), pair.s * (x - y));
  } else {
    both = Both(pair.r * x + pair.s * y, pair.r * x - pair.s * y);
  }
  return both;
}
@compute @workgroup_size(THREADS)
fn butterfly(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let x = (group.x + p.baseX) * THREADS + t;
  let y = group.y + p.baseY;
  if (x >= p.items) {
    return;
  }
  let rows = pairOf(x, p.side);
  if (SIDES == 1u) {
    let both = combine(rows, load(rows.lo, y), load(rows.hi, y), TRANS == 1u);
    store(rows.lo, y, both.x);
    store(rows.hi, y, both.y);
  } else {
    let columns = pairOf(y, 1u);
    let left = combine(rows, load(rows.lo, columns.lo), load(rows.hi, columns.lo), true);
    let right = combine(rows, load(rows.lo, columns.hi), load(rows.hi, columns.hi), true);
    let top = combine(columns, left.x, right.x, true);
    let bottom = combine(columns, left.y, right.y, true);
    store(rows.lo, columns.lo, top.x);
    store(rows.lo, columns.hi, top.y);
    store(rows.hi, columns.lo, bottom.x);
    store(rows.hi, columns.hi, bottom.y);
  }
}
`);
export const getf2_apply = /* @__PURE__ */ joined(`
`, lib_field, ``, lib_four, `const THREADS: u32 = 64u;
const WIDTH: u32 = 4u;
const FOURS: u32 = WIDTH / 4u;
struct Params {
  baseX: u32,
  m: u32,
  width: u32,
  off: u32,
  lda: u32,
  row0: u32,
  offPiv: u32,
}
@group(0) @binding(0) var<storage, read_write> A: array<T>;
@group(0) @binding(1) var<storage, read> F: array<T>;
@group(0) @binding(2) var<storage, read> top: array<T>;
@group(0) @binding(3) var<storage, read> ipiv: array<i32>;
@group(0) @binding(4) var<uniform> p: Params;
`, lib_pivot_key, `var<workgroup> pivots: array<u32, WIDTH>;
var<workgroup> U: array<Four, WIDTH * FOURS>;
@compute @workgroup_size(THREADS)
fn getf2_apply(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  for (var s = t; s < p.width; s += THREADS) {
    pivots[s] = u32(ipiv[p.offPiv + s]) - 1u - p.row0;
  }
  for (var e = t; e < WIDTH * FOURS; e += THREADS) {
    let k = e / FOURS;
    let c = vec4u(4u * (e % FOURS)) + vec4u(0u, 1u, 2u, 3u);
    let inside = (c >= vec4u(k)) & (c < vec4u(p.width)) & vec4<bool>(k < p.width);
    let f = min(c, vec4u(p.width - 1u)) * WIDTH + min(k, p.width - 1u);
    U[e] = kept(four(widen(F[f.x]), widen(F[f.y]), widen(F[f.z]), widen(F[f.w])), inside);
  }
  workgroupBarrier();
  let i = (group.x + p.baseX) * THREADS + t;
  if (i >= p.m) {
    return;
  }
  // @registers
  var x: array<V, WIDTH>;
  if (i < p.width) {
    // @unroll
    for (var c = 0u; c < WIDTH; c++) {
      x[c] = widen(F[i + c * WIDTH]);
    }
  } else {
    var source = i;
    for (var step = 0u; step < p.width; step++) {
      let s = p.width - 1u - step;
      if (source == s) {
        source = pivots[s];
      } else if (source == pivots[s]) {
        source = s;
      }
    }
    if (source < p.width) {
      // @unroll
      for (var c = 0u; c < WIDTH; c++) {
        x[c] = widen(top[source + c * WIDTH]);
      }
    } else {
      // @unroll
      for (var c = 0u; c < WIDTH; c++) {
        x[c] = widen(A[p.off + source + min(c, p.width - 1u) * p.lda]);
      }
    }
`, lib_panel_row, `  }
  // @unroll
  for (var c = 0u; c < WIDTH; c++) {
    if (c < p.width) {
      A[p.off + i + c * p.lda] = narrow(x[c]);
    }
  }
}
`);
export const getf2_below = /* @__PURE__ */ joined(`
`, lib_field, ``, lib_four, `const THREADS: u32 = 64u;
const WIDTH: u32 = 4u;
const FOURS: u32 = WIDTH / 4u;
struct Params {
  baseX: u32,
  first: u32,
  m: u32,
  width: u32,
  off: u32,
  lda: u32,
}
@group(0) @binding(0) var<storage, read_write> A: array<T>;
@group(0) @binding(1) var<uniform> p: Params;
`, lib_pivot_key, `var<workgroup> U: array<Four, WIDTH * FOURS>;
@compute @workgroup_size(THREADS)
fn getf2_below(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = p.first + (group.x + p.baseX) * THREADS + t;
  let row = p.off + min(i, p.m - 1u);
  // @registers
  var x: array<V, WIDTH>;
  // @unroll
  for (var c = 0u; c < WIDTH; c++) {
    x[c] = widen(A[row + min(c, p.width - 1u) * p.lda]);
  }
  for (var e = t; e < WIDTH * FOURS; e += THREADS) {
    let k = e / FOURS;
    let c = vec4u(4u * (e % FOURS)) + vec4u(0u, 1u, 2u, 3u);
    let inside = (c >= vec4u(k)) & (c < vec4u(p.width)) & vec4<bool>(k < p.width);
    let at = p.off + min(c, vec4u(p.width - 1u)) * p.lda + min(k, p.width - 1u);
    U[e] = kept(four(widen(A[at.x]), widen(A[at.y]), widen(A[at.z]), widen(A[at.w])), inside);
  }
  workgroupBarrier();
`, lib_panel_row, `  // @unroll
  for (var c = 0u; c < WIDTH; c++) {
    if (i < p.m && c < p.width) {
      A[row + c * p.lda] = narrow(x[c]);
    }
  }
}
`);
export const getf2_column = /* @__PURE__ */ joined(`
// @when SUBGROUPS
enable subgroups;
// @end
`, lib_field, `const LANES: u32 = 0u;
const ROWS: u32 = 32u;
const LINES: u32 = 8u;
const THREADS: u32 = ROWS * LINES;
const SUBGROUPS: u32 = (LANES + 31u) / 32u;
const ALONE: u32 = 1u - SUBGROUPS;
struct Params {
  m: u32,
  width: u32,
  groups: u32,
  ldt: u32,
  offA: u32,
  lda: u32,
  row0: u32,
  offPiv: u32,
  offInfo: u32,
}
@group(0) @binding(0) var<storage, read_write> panel: array<T>;
@group(0) @binding(1) var<storage, read_write> factors: array<T>;
@group(0) @binding(2) var<storage, read_write> A: array<T>;
@group(0) @binding(3) var<storage, read_write> state: array<u32>;
@group(0) @binding(4) var<storage, read_write> ipiv: array<i32>;
@group(0) @binding(5) var<storage, read_write> info: array<i32>;
@group(0) @binding(6) var<uniform> p: Params;
`, lib_pivot_placed, `@compute @workgroup_size(THREADS)
fn getf2_column(
  @builtin(workgroup_id) group: vec3u,
  @builtin(num_workgroups) grid: vec3u,
// @when SUBGROUPS
  @builtin(subgroup_invocation_id) r: u32,
  @builtin(subgroup_id) line: u32,
// @end
// @when ALONE
  @builtin(local_invocation_index) t: u32,
// @end
) {
  // @when ALONE
  let r = t % ROWS;
  let line = t / ROWS;
  // @end
  if (group.x >= p.groups) {
    return;
  }
  let j = grid.x - p.groups;
  let words = 3u * p.groups + p.m;
  let before = j % 2u * words;
  let behind = words - before;
  let i = min(group.x * ROWS + r, p.m - 1u);
  let isRow = group.x * ROWS + r < p.m;
  let first = j + 1u + line;
  var place = state[before + 3u * p.groups + i];
  let head = widen(panel[i + j * p.ldt]);
  var next = widen(panel[i + min(first, p.width - 1u) * p.ldt]);
  var candidate = NO_PIVOT;
  for (var g = r + line * ROWS; g < p.groups; g += THREADS) {
    candidate = better(candidate, vec4u(state[before + g], state[before + p.groups + g], state[before + 2u * p.groups + g], 0u));
  }
  let chosen = bestOfAll(r, line, candidate);
  let isZero = chosen.x < 0x00800000u;
  let pivotPlace = select(chosen.y, j, isZero);
  let pivotRow = min(chosen.z, p.m - 1u);
  let top = widen(panel[pivotRow + j * p.ldt]);
  var above = widen(panel[pivotRow + min(first, p.width - 1u) * p.ldt]);
  if (group.x == 0u && r == 0u && line == 0u) {
    ipiv[p.offPiv + j] = i32(p.row0 + pivotPlace + 1u);
    if (isZero && info[p.offInfo] == 0) {
      info[p.offInfo] = i32(p.row0 + j + 1u);
    }
  }
  place = select(select(place, pivotPlace, place == j), j, place == pivotPlace);
  let isLeft = isRow && place > j;
  var factor = head;
  if (isLeft && !isZero) {
    factor = divide(head, top);
  }
  if (j + 1u == p.width) {
    if (isRow) {
      for (var c = line; c < p.width; c += LINES) {
        var x = panel[i + c * p.ldt];
        if (c < min(place, j)) {
          x = factors[i + c * p.ldt];
        }
        A[p.offA + place + c * p.lda] = select(x, narrow(factor), c == j);
      }
    }
    return;
  }
  if (isRow && line == 0u) {
    state[behind + 3u * p.groups + i] = place;
    factors[i + j * p.ldt] = narrow(factor);
  }
  candidate = NO_PIVOT;
  if (isLeft) {
    for (var c = first; c < p.width; c += LINES) {
      let at = i + c * p.ldt;
      if (c > first) {
        next = widen(panel[at]);
        above = widen(panel[pivotRow + c * p.ldt]);
      }
      if (!isZero) {
        next = mad(-factor, above, next);
        panel[at] = narrow(next);
      }
      if (c == j + 1u) {
        candidate = vec4u(pivotKey(abs1(next)), place, i, 0u);
      }
    }
  }
  let found = bestOfFirst(r, line, candidate);
  if (r == 0u && line == 0u) {
    state[behind + group.x] = found.x;
    state[behind + p.groups + group.x] = found.y;
    state[behind + 2u * p.groups + group.x] = found.z;
  }
}
`);
export const getf2_column_double = /* @__PURE__ */ joined(`
// @when SUBGROUPS
enable subgroups;
// @end
const LANES: u32 = 0u;
const ROWS: u32 = 16u;
const LINES: u32 = 16u;
const THREADS: u32 = ROWS * LINES;
const SUBGROUPS: u32 = (LANES + 31u) / 32u;
const ALONE: u32 = 1u - SUBGROUPS;
struct Params {
  m: u32,
  width: u32,
  groups: u32,
  searched: u32,
  offA: u32,
  lda: u32,
  row0: u32,
  offPiv: u32,
  offInfo: u32,
}
@group(0) @binding(0) var<storage, read_write> A: array<T>;
@group(0) @binding(1) var<storage, read_write> places: array<u32>;
@group(0) @binding(2) var<storage, read_write> best: array<vec4u>;
@group(0) @binding(3) var<storage, read_write> ipiv: array<i32>;
@group(0) @binding(4) var<storage, read_write> info: array<i32>;
@group(0) @binding(5) var<uniform> p: Params;
`, lib_double_elements, ``, lib_pivot_double, ``, lib_pivot_lines, `// @when SUBGROUPS
fn bestOfLine(c: vec4u) -> vec4u {
  let high = subgroupMax(c.x);
  let low = subgroupMax(select(0u, c.y, c.x == high));
  let isBest = c.x == high && c.y == low;
  let place = subgroupMin(select(0xffffffffu, c.z, isBest));
  return vec4u(high, low, place, subgroupMax(select(0u, c.w, isBest && c.z == place)));
}
// @end
var<workgroup> factors: array<V, ROWS>;
@compute @workgroup_size(THREADS)
fn getf2_column_double(
  @builtin(workgroup_id) group: vec3u,
  @builtin(num_workgroups) grid: vec3u,
// @when SUBGROUPS
  @builtin(subgroup_invocation_id) r: u32,
  @builtin(subgroup_id) line: u32,
// @end
// @when ALONE
  @builtin(local_invocation_index) t: u32,
// @end
) {
  // @when ALONE
  let r = t % ROWS;
  let line = t / ROWS;
  // @end
  if (group.x >= p.groups) {
    return;
  }
  let j = grid.x - p.groups;
  let before = j % 2u * p.groups;
  let behind = p.groups - before;
  let i = min(group.x * ROWS + r, p.m - 1u);
  let isRow = group.x * ROWS + r < p.m;
  let first = j + 1u + line;
  var place = places[i];
  let head = widen(A[p.offA + i + j * p.lda]);
  var next = widen(A[p.offA + i + min(first, p.width - 1u) * p.lda]);
  var candidate = NO_PIVOT;
  for (var g = r + line * ROWS; g < select(p.groups, p.searched, j == 0u); g += THREADS) {
    candidate = better(candidate, best[before + g]);
  }
  let chosen = bestOfAll(r, line, candidate);
  let isZero = (chosen.x | chosen.y) == 0u;
  let pivotPlace = select(chosen.z, j, isZero);
  let pivotRow = min(chosen.w & 0x7fffffffu, p.m - 1u);
  var above = widen(A[p.offA + pivotRow + min(first, p.width - 1u) * p.lda]);
  // @when REAL
  let top = pivotValue(chosen);
  // @end
  // @when COMPLEX
  let top = widen(A[p.offA + pivotRow + j * p.lda]);
  // @end
  if (group.x == 0u && r == 0u && line == 0u) {
    ipiv[p.offPiv + j] = i32(p.row0 + pivotPlace + 1u);
    if (isZero && info[p.offInfo] == 0) {
      info[p.offInfo] = i32(p.row0 + j + 1u);
    }
  }
  place = select(select(place, pivotPlace, place == j), j, place == pivotPlace);
  let isLeft = isRow && place > j;
  if (line == 0u && isRow) {
    places[i] = place;
    if (isLeft && !isZero) {
      let factor = divide(head, top);
      factors[r] = factor;
      A[p.offA + i + j * p.lda] = narrow(factor);
    }
  }
  workgroupBarrier();
  candidate = NO_PIVOT;
  if (isLeft) {
    for (var c = first; c < p.width; c += LINES) {
      let at = p.offA + i + c * p.lda;
      if (c > first) {
        next = widen(A[at]);
        above = widen(A[p.offA + pivotRow + c * p.lda]);
      }
      if (!isZero) {
        next = mad(neg(factors[r]), above, next);
        A[at] = narrow(next);
      }
      if (c == j + 1u) {
        candidate = pivotOf(keyed(next), place, i);
      }
    }
  }
  let found = bestOfFirst(r, line, candidate);
  if (r == 0u && line == 0u) {
    best[behind + group.x] = found;
  }
}
`);
export const getf2_cooperative = /* @__PURE__ */ joined(`
// @when SUBGROUPS
enable subgroups;
diagnostic(off, subgroup_uniformity);
// @end
`, lib_field, `const LANES: u32 = 0u;
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
`, lib_pivot_placed, `var<workgroup> letters: array<vec4u, GROUPS * LETTER>;
var<private> patience: u32 = PATIENCE;
const NEVER: u32 = 0x7fc0beefu;
fn send(at: u32, bits: u32) {
  atomicStore(&mail[at], select(bits, 0x7fc00000u, bits == NEVER) ^ NEVER);
}
// @when REAL
fn sendElement(at: u32, value: V) {
  send(at, bitcast<u32>(value));
}
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
fn candidateOf(g: u32, words: u32) -> vec4u {
  let letter = min(g, p.groups - 1u) * (words / 4u);
  let place = letters[letter].x;
  let isOne = g < p.groups && place != NONE;
  return select(NO_PIVOT, vec4u(pivotKey(abs1(received(letter, 0u))), place, g, 0u), isOne);
}
// @when SUBGROUPS
var<workgroup> bests: array<vec2u, LINES>;
fn bestLane(candidate: vec4u) -> u32 {
  let key = subgroupMax(candidate.x);
  var ballot = subgroupBallot(candidate.x == key);
  if (any(countOneBits(ballot) > vec4u(1u, 0u, 0u, 0u))) {
    let place = subgroupMin(select(NONE, candidate.y, candidate.x == key));
    ballot = subgroupBallot(candidate.x == key && candidate.y == place);
  }
  return min(countTrailingZeros(ballot.x), LANES - 1u);
}
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
      x[e * WIDTH + c] = widen(A[p.offA + min(at[e], p.m - 1u) + min(c, p.width - 1u) * p.lda]);
    }
  }
  var mine = 0u;
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
        candidate = better(candidate, vec4u(pivotKey(abs1(x[e * WIDTH])), at[e], 0u, 0u));
      }
    }
    let best = bestOfGroup(r, line, candidate);
    // @unroll
    for (var e = 0u; e < EACH; e++) {
      if (at[e] == best.y) {
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
    if (best.y == NONE) {
      for (var k = t; k < words; k += THREADS) {
        send(own + k, NONE);
      }
    }
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
    let isZero = chosen.x < 0x00800000u;
    let pivot = select(chosen.y, j, isZero);
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
        x[e * WIDTH + c - 1u] = select(next, mad(-factor, received(row, c), next), isBelow && c < left);
      }
      x[e * WIDTH + WIDTH - 1u] = factor;
    }
  }
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
`);
export const getf2_load = /* @__PURE__ */ joined(`
// @when SUBGROUPS
enable subgroups;
// @end
`, lib_field, `const LANES: u32 = 0u;
const ROWS: u32 = 32u;
const LINES: u32 = 8u;
const THREADS: u32 = ROWS * LINES;
const SUBGROUPS: u32 = (LANES + 31u) / 32u;
const ALONE: u32 = 1u - SUBGROUPS;
struct Params {
  m: u32,
  width: u32,
  groups: u32,
  offA: u32,
  lda: u32,
  ldt: u32,
}
@group(0) @binding(0) var<storage, read> A: array<T>;
@group(0) @binding(1) var<storage, read_write> panel: array<T>;
@group(0) @binding(2) var<storage, read_write> state: array<u32>;
@group(0) @binding(3) var<uniform> p: Params;
`, lib_pivot_placed, `@compute @workgroup_size(THREADS)
fn getf2_load(
  @builtin(workgroup_id) group: vec3u,
// @when SUBGROUPS
  @builtin(subgroup_invocation_id) r: u32,
  @builtin(subgroup_id) line: u32,
// @end
// @when ALONE
  @builtin(local_invocation_index) t: u32,
// @end
) {
  // @when ALONE
  let r = t % ROWS;
  let line = t / ROWS;
  // @end
  let i = group.x * ROWS + r;
  var candidate = NO_PIVOT;
  if (i < p.m) {
    for (var c = line; c < p.width; c += LINES) {
      panel[i + c * p.ldt] = A[p.offA + i + c * p.lda];
    }
    if (line == 0u) {
      state[3u * p.groups + i] = i;
      candidate = vec4u(pivotKey(abs1(widen(A[p.offA + i]))), i, i, 0u);
    }
  }
  let found = bestOfFirst(r, line, candidate);
  if (r == 0u && line == 0u) {
    state[group.x] = found.x;
    state[p.groups + group.x] = found.y;
    state[2u * p.groups + group.x] = found.z;
  }
}
`);
export const getf2_nopiv = /* @__PURE__ */ joined(`
`, lib_field, `const SIDE: u32 = 16u;
const D: u32 = 2u;
const E: u32 = 2u;
const LEAF: u32 = SIDE * D;
const TILE: u32 = SIDE * E;
struct Params {
  baseX: u32,
  width: u32,
  rows: u32,
  columns: u32,
  off: u32,
  lda: u32,
  offT: u32,
  row0: u32,
  offInfo: u32,
}
@group(0) @binding(0) var<storage, read_write> A: array<T>;
@group(0) @binding(1) var<storage, read_write> blocks: array<T>;
@group(0) @binding(2) var<storage, read_write> info: array<i32>;
@group(0) @binding(3) var<uniform> p: Params;
var<workgroup> column: array<V, 2 * (LEAF + TILE)>;
var<workgroup> row: array<V, 2 * (LEAF + TILE)>;
// @when REAL
fn vanishes(x: V) -> bool {
  return (bitcast<u32>(x) & 0x7fffffffu) < 0x00800000u;
}
// @end
// @when COMPLEX
fn vanishes(x: V) -> bool {
  return all((bitcast<vec2u>(x) & vec2u(0x7fffffffu)) < vec2u(0x00800000u));
}
// @end
@compute @workgroup_size(SIDE, SIDE)
fn getf2_nopiv(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_id) id: vec3u) {
  let r = id.x;
  let c = id.y;
  let number = group.x + p.baseX;
  let tile = number * TILE;
  let below = p.off + p.width + tile;
  let beside = p.off + (p.width + tile) * p.lda;
  // @registers
  var x: array<V, D * D>;
  // @registers
  var y: array<V, E * D>;
  // @registers
  var z: array<V, D * E>;
  // @registers
  var u: array<V, D + E>;
  // @unroll
  for (var a = 0u; a < D; a++) {
    // @unroll
    for (var b = 0u; b < D; b++) {
      if (r + a * SIDE < p.width && c + b * SIDE < p.width) {
        x[a * D + b] = A[p.off + r + a * SIDE + (c + b * SIDE) * p.lda];
      }
    }
  }
  // @unroll
  for (var a = 0u; a < E; a++) {
    // @unroll
    for (var b = 0u; b < D; b++) {
      if (tile + r + a * SIDE < p.rows && c + b * SIDE < p.width) {
        y[a * D + b] = A[below + r + a * SIDE + (c + b * SIDE) * p.lda];
      }
      if (r + b * SIDE < p.width && tile + c + a * SIDE < p.columns) {
        z[b * E + a] = A[beside + r + b * SIDE + (c + a * SIDE) * p.lda];
      }
    }
  }
  // @unroll
  for (var k0 = 0u; k0 < D; k0++) {
    for (var kk = 0u; kk < SIDE; kk++) {
      let k = k0 * SIDE + kk;
      if (k < p.width) {
        let half = (k % 2u) * (LEAF + TILE);
        if (c == kk) {
          // @unroll
          for (var a = k0; a < D; a++) {
            column[half + r + a * SIDE] = x[a * D + k0];
          }
          // @unroll
          for (var a = 0u; a < E; a++) {
            column[half + LEAF + r + a * SIDE] = y[a * D + k0];
          }
        }
        if (r == kk) {
          // @unroll
          for (var b = k0; b < D; b++) {
            row[half + c + b * SIDE] = x[k0 * D + b];
          }
          // @unroll
          for (var b = 0u; b < E; b++) {
            row[half + LEAF + c + b * SIDE] = z[k0 * E + b];
          }
        }
        workgroupBarrier();
        let pivot = row[half + k];
        if (vanishes(pivot)) {
          if (number == 0u && r == 0u && c == 0u && info[p.offInfo] == 0) {
            info[p.offInfo] = i32(p.row0 + k + 1u);
          }
        } else {
          // @unroll
          for (var b = k0; b < D; b++) {
            u[b] = row[half + c + b * SIDE];
          }
          // @unroll
          for (var b = 0u; b < E; b++) {
            u[D + b] = row[half + LEAF + c + b * SIDE];
          }
          // @unroll
          for (var a = k0; a < D; a++) {
            if (r + a * SIDE > k) {
              let factor = divide(column[half + r + a * SIDE], pivot);
              if (c > kk) {
                x[a * D + k0] = mad(-factor, u[k0], x[a * D + k0]);
              } else if (c == kk) {
                x[a * D + k0] = factor;
              }
              // @unroll
              for (var b = k0 + 1u; b < D; b++) {
                x[a * D + b] = mad(-factor, u[b], x[a * D + b]);
              }
              // @unroll
              for (var b = 0u; b < E; b++) {
                z[a * E + b] = mad(-factor, u[D + b], z[a * E + b]);
              }
            }
          }
          // @unroll
          for (var a = 0u; a < E; a++) {
            let factor = divide(column[half + LEAF + r + a * SIDE], pivot);
            if (c > kk) {
              y[a * D + k0] = mad(-factor, u[k0], y[a * D + k0]);
            } else if (c == kk) {
              y[a * D + k0] = factor;
            }
            // @unroll
            for (var b = k0 + 1u; b < D; b++) {
              y[a * D + b] = mad(-factor, u[b], y[a * D + b]);
            }
          }
        }
      }
    }
  }
  // @unroll
  for (var a = 0u; a < E; a++) {
    // @unroll
    for (var b = 0u; b < D; b++) {
      if (tile + r + a * SIDE < p.rows && c + b * SIDE < p.width) {
        A[below + r + a * SIDE + (c + b * SIDE) * p.lda] = y[a * D + b];
      }
      if (r + b * SIDE < p.width && tile + c + a * SIDE < p.columns) {
        A[beside + r + b * SIDE + (c + a * SIDE) * p.lda] = z[b * E + a];
      }
    }
  }
  if (number == 0u) {
    // @unroll
    for (var a = 0u; a < D; a++) {
      // @unroll
      for (var b = 0u; b < D; b++) {
        blocks[p.offT + r + a * SIDE + (c + b * SIDE) * LEAF] = x[a * D + b];
      }
    }
  }
}
`);
export const getf2_nopiv_store = `
alias T = u32;
const THREADS: u32 = 256u;
const LEAF: u32 = 32u;
struct Params {
  baseX: u32,
  width: u32,
  step: u32,
  off: u32,
  lda: u32,
  offT: u32,
}
@group(0) @binding(0) var<storage, read> blocks: array<T>;
@group(0) @binding(1) var<storage, read_write> A: array<T>;
@group(0) @binding(2) var<uniform> p: Params;
@compute @workgroup_size(THREADS)
fn getf2_nopiv_store(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let number = group.x + p.baseX;
  let first = number * p.step;
  let order = min(p.step, p.width - first);
  for (var e = t; e < LEAF * LEAF; e += THREADS) {
    let i = e % LEAF;
    let j = e / LEAF;
    if (i < order && j < order) {
      A[p.off + first + i + (first + j) * p.lda] = blocks[p.offT + number * LEAF * LEAF + e];
    }
  }
}
`;
export const getf2_panel = /* @__PURE__ */ joined(`
enable subgroups;
diagnostic(off, subgroup_uniformity);
`, lib_field, ``, lib_four, `const THREADS: u32 = 64u;
const ROWS: u32 = 2u;
const WIDTH: u32 = 4u;
const LANES: u32 = 4u;
const FROM_LIST: u32 = 0u;
const CANDIDATES: u32 = 0u;
const ROUGH: u32 = 0u;
const EXACT: u32 = 1u - ROUGH;
const PLACES: u32 = THREADS * ROWS - 1u;
const IN_PLACE: u32 = (1u - FROM_LIST) * (1u - CANDIDATES);
const FIRST_ROUND: u32 = (1u - FROM_LIST) * CANDIDATES;
const LAST_ROUND: u32 = FROM_LIST * (1u - CANDIDATES);
const FACTORS: u32 = 1u - CANDIDATES;
const SUBGROUPS: u32 = THREADS / LANES;
const FOURS: u32 = WIDTH / 4u;
const FEW: u32 = 8u / SUBGROUPS;
const MANY: u32 = (SUBGROUPS - 1u) / 8u;
const NONE: u32 = 0xffffffffu;
struct Params {
  m: u32,
  last: u32,
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
@compute @workgroup_size(THREADS)
fn getf2_panel(
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
    if (id[r] == NONE) {
      at[r] = NONE;
    }
    // @end
    // @unroll
    for (var c = 0u; c < WIDTH; c++) {
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
  for (var j = t; j < WIDTH; j += THREADS) {
    rowsOut[group.x * WIDTH + j] = NONE;
  }
  storageBarrier();
  // @end
  // @when FACTORS
  var mine = NONE;
  var firstZero = NONE;
  // @end
  // @unroll
  for (var j = 0u; j < WIDTH; j++) {
    if (j < min(p.width, rows)) {
      let half = (j % 2u) * SUBGROUPS;
      var key = 0u;
      var place = NONE;
      var groupKey = 0u;
      var groupPlace = NONE;
      // @when ROUGH
      // @unroll
      for (var r = 0u; r < ROWS; r++) {
        let rough = (bitcast<u32>(abs1(x[r * WIDTH + j])) & 0x7fffffffu & ~PLACES) | (PLACES - at[r]);
        key = max(key, select(0u, rough, at[r] >= j && at[r] < rows));
      }
      groupKey = subgroupMax(key);
      groupPlace = select(PLACES - (groupKey & PLACES), NONE, groupKey == 0u);
      place = select(NONE, groupPlace, key == groupKey);
      // @end
      // @when EXACT
      // @registers
      var keys: array<u32, ROWS>;
      // @unroll
      for (var r = 0u; r < ROWS; r++) {
        keys[r] = select(0u, bitcast<u32>(abs1(x[r * WIDTH + j])) & 0x7fffffffu, at[r] >= j && at[r] < rows);
        key = max(key, keys[r]);
      }
      groupKey = subgroupMax(key);
      // @unroll
      for (var r = 0u; r < ROWS; r++) {
        place = min(place, select(NONE, at[r], keys[r] == groupKey && at[r] >= j));
      }
      groupPlace = subgroupMin(place);
      // @end
      // @unroll
      for (var r = 0u; r < ROWS; r++) {
        if (place == groupPlace && at[r] == place && place != NONE) {
          // @unroll
          for (var f = j / 4u; f < FOURS; f++) {
            published[(half + subgroup) * FOURS + f] = four(
              x[r * WIDTH + 4u * f],
              x[r * WIDTH + 4u * f + 1u],
              x[r * WIDTH + 4u * f + 2u],
              x[r * WIDTH + 4u * f + 3u],
            );
          }
        }
      }
      if (subgroupElect()) {
        best[half + subgroup] = vec2u(groupKey, groupPlace);
      }
      workgroupBarrier();
      var winner = 0u;
      var topKey = best[half].x;
      var found = best[half].y;
      // @when FEW
      // @unroll
      for (var s = 1u; s < SUBGROUPS; s++) {
        let other = best[half + s];
        let better = s < subgroups && (other.x > topKey || (other.x == topKey && other.y < found));
        topKey = select(topKey, other.x, better);
        found = select(found, other.y, better);
        winner = select(winner, s, better);
      }
      // @end
      // @when MANY
      key = 0u;
      place = NONE;
      // @unroll
      for (var s = 0u; s < SUBGROUPS; s += LANES) {
        let other = best[half + min(s + lane, SUBGROUPS - 1u)];
        let better = s + lane < subgroups && lane < LANES && (other.x > key || (other.x == key && other.y < place));
        key = select(key, other.x, better);
        place = select(place, other.y, better);
        winner = select(winner, s + lane, better);
      }
      topKey = subgroupMax(key);
      found = subgroupMin(select(NONE, place, key == topKey));
      winner = subgroupMin(select(NONE, winner, place == found));
      // @end
      let isZero = topKey < 0x00800000u;
      let pivot = select(found, j, isZero);
      // @when FACTORS
      mine = select(mine, pivot, t == j);
      firstZero = select(firstZero, j, isZero && firstZero == NONE);
      // @end
      // @registers
      var u: array<Four, FOURS>;
      // @unroll
      for (var f = j / 4u; f < FOURS; f++) {
        u[f] = published[(half + winner) * FOURS + f];
      }
      let scale = select(1.0, 0x1p-64f, topKey > 0x71800000u);
      let reciprocal = inverse(item(u[j / 4u], j % 4u) * scale);
      // @unroll
      for (var r = 0u; r < ROWS; r++) {
        at[r] = select(select(at[r], pivot, at[r] == j), j, at[r] == pivot);
        let below = at[r] > j && !isZero;
        let factor = mul(x[r * WIDTH + j] * scale, reciprocal);
        x[r * WIDTH + j] = select(x[r * WIDTH + j], factor, below);
        // @unroll
        for (var c = j + 1u; c < WIDTH; c++) {
          x[r * WIDTH + c] = select(x[r * WIDTH + c], mad(-factor, item(u[c / 4u], c % 4u), x[r * WIDTH + c]), below);
        }
      }
    }
  }
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
      if (at[r] < p.m && c < p.width) {
        A[p.off + at[r] + c * p.lda] = narrow(x[r * WIDTH + c]);
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
        F[at[r] + c * WIDTH] = narrow(x[r * WIDTH + c]);
      }
    }
  }
  workgroupBarrier();
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
`);
export const getf2_search_double = /* @__PURE__ */ joined(`
const THREADS: u32 = 256u;
struct Params {
  m: u32,
  offA: u32,
}
@group(0) @binding(0) var<storage, read> A: array<T>;
@group(0) @binding(1) var<storage, read_write> best: array<vec4u>;
@group(0) @binding(2) var<storage, read_write> places: array<u32>;
@group(0) @binding(3) var<uniform> p: Params;
`, lib_double_elements, ``, lib_pivot_double, `@compute @workgroup_size(THREADS)
fn getf2_search_double(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = group.x * THREADS + t;
  var candidate = NO_PIVOT;
  if (i < p.m) {
    candidate = pivotOf(keyed(widen(A[p.offA + i])), i, i);
    places[i] = i;
  }
  let found = bestPivot(t, candidate, THREADS);
  if (t == 0u) {
    best[group.x] = found;
  }
}
`);
export const getf2_settle = /* @__PURE__ */ joined(`
// @when SUBGROUPS
enable subgroups;
// @end
`, lib_field, `const LANES: u32 = 0u;
const ROWS: u32 = 32u;
const LINES: u32 = 8u;
const EACH: u32 = 1u;
const WIDTH: u32 = 8u;
const GROUPS: u32 = 8u;
const THREADS: u32 = ROWS * LINES;
const SUBGROUPS: u32 = (LANES + 31u) / 32u;
const ALONE: u32 = 1u - SUBGROUPS;
const HEAD: u32 = 4u;
struct Params {
  m: u32,
  width: u32,
  offA: u32,
  lda: u32,
  ldw: u32,
  row0: u32,
  offPiv: u32,
  offInfo: u32,
  letters: u32,
}
@group(0) @binding(0) var<storage, read_write> A: array<T>;
@group(0) @binding(1) var<storage, read> W: array<T>;
@group(0) @binding(2) var<storage, read_write> mail: array<u32>;
@group(0) @binding(3) var<storage, read> found: array<u32>;
@group(0) @binding(4) var<storage, read_write> ipiv: array<i32>;
@group(0) @binding(5) var<storage, read_write> info: array<i32>;
@group(0) @binding(6) var<uniform> p: Params;
`, lib_pivot_placed, `var<workgroup> lost: u32;
fn noteZero(column: u32) {
  if (info[p.offInfo] == 0) {
    info[p.offInfo] = i32(p.row0 + column);
  }
}
fn alone(r: u32, line: u32) {
  let t = r + line * ROWS;
  for (var j = 0u; j < p.width; j++) {
    var candidate = NO_PIVOT;
    for (var i = j + t; i < p.m; i += THREADS) {
      candidate = better(candidate, vec4u(pivotKey(abs1(widen(A[p.offA + i + j * p.lda]))), i, 0u, 0u));
    }
    let chosen = bestOfAll(r, line, candidate);
    let isZero = chosen.x < 0x00800000u;
    let pivot = select(chosen.y, j, isZero);
    if (t == 0u) {
      ipiv[p.offPiv + j] = i32(p.row0 + pivot + 1u);
      if (isZero) {
        noteZero(j + 1u);
      }
    }
    for (var c = t; c < p.width; c += THREADS) {
      let held = A[p.offA + j + c * p.lda];
      A[p.offA + j + c * p.lda] = A[p.offA + pivot + c * p.lda];
      A[p.offA + pivot + c * p.lda] = held;
    }
    storageBarrier();
    workgroupBarrier();
    if (!isZero) {
      let top = widen(A[p.offA + j + j * p.lda]);
      for (var i = j + 1u + t; i < p.m; i += THREADS) {
        let factor = divide(widen(A[p.offA + i + j * p.lda]), top);
        A[p.offA + i + j * p.lda] = narrow(factor);
        for (var c = j + 1u; c < p.width; c++) {
          let here = p.offA + i + c * p.lda;
          A[here] = narrow(mad(-factor, widen(A[p.offA + j + c * p.lda]), widen(A[here])));
        }
      }
    }
    storageBarrier();
    workgroupBarrier();
  }
}
@compute @workgroup_size(THREADS)
fn getf2_settle(
  @builtin(workgroup_id) group: vec3u,
  @builtin(num_workgroups) grid: vec3u,
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
  let first = group.x * (THREADS * EACH) + t;
  for (var k = HEAD + group.x * THREADS + t; k < HEAD + p.letters; k += grid.x * THREADS) {
    mail[k] = 0u;
  }
  if (t == 0u) {
    lost = mail[0];
  }
  if (workgroupUniformLoad(&lost) != 0u) {
    if (group.x == 0u) {
      alone(r, line);
    }
    return;
  }
  for (var c = 0u; c < p.width; c++) {
    // @unroll
    for (var e = 0u; e < EACH; e++) {
      let i = first + e * THREADS;
      if (i < p.m) {
        A[p.offA + i + c * p.lda] = W[i + c * p.ldw];
      }
    }
  }
  for (var j = first; j < p.width && group.x == 0u; j += THREADS) {
    ipiv[p.offPiv + j] = i32(p.row0 + found[j] + 1u);
  }
  if (first == 0u && found[WIDTH] != 0u) {
    noteZero(found[WIDTH]);
  }
}
`);
export const getf2_turn = /* @__PURE__ */ joined(`
enable subgroups;
diagnostic(off, subgroup_uniformity);
`, lib_field, ``, lib_four, `const THREADS: u32 = 64u;
const ROWS: u32 = 2u;
const WIDTH: u32 = 4u;
const LANES: u32 = 4u;
const TURN: u32 = 2u;
const FROM_LIST: u32 = 0u;
const CANDIDATES: u32 = 0u;
const ROUGH: u32 = 0u;
const EXACT: u32 = 1u - ROUGH;
const PLACES: u32 = THREADS * ROWS - 1u;
const IN_PLACE: u32 = (1u - FROM_LIST) * (1u - CANDIDATES);
const FIRST_ROUND: u32 = (1u - FROM_LIST) * CANDIDATES;
const LAST_ROUND: u32 = FROM_LIST * (1u - CANDIDATES);
const FACTORS: u32 = 1u - CANDIDATES;
const SUBGROUPS: u32 = THREADS / LANES;
const FOURS: u32 = WIDTH / 4u;
const FEW: u32 = 8u / SUBGROUPS;
const MANY: u32 = (SUBGROUPS - 1u) / 8u;
const NONE: u32 = 0xffffffffu;
struct Params {
  m: u32,
  last: u32,
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
    if (id[r] == NONE) {
      at[r] = NONE;
    }
    // @end
    // @unroll
    for (var c = 0u; c < WIDTH; c++) {
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
  for (var j = t; j < WIDTH; j += THREADS) {
    rowsOut[group.x * WIDTH + j] = NONE;
  }
  storageBarrier();
  // @end
  // @when FACTORS
  var mine = NONE;
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
        mine = select(mine, pivot, t == j);
        firstZero = select(firstZero, j, isZero & (firstZero == NONE));
        // @end
        // @registers
        var u: array<Four, FOURS>;
        // @unroll
        for (var f = b / 4u; f < FOURS; f++) {
          u[f] = published[(half + winner) * FOURS + f];
        }
        let scale = select(1.0, 0x1p-64f, topKey > 0x71800000u);
        let reciprocal = inverse(item(u[b / 4u], b % 4u) * scale);
        // @unroll
        for (var r = 0u; r < ROWS; r++) {
          at[r] = select(select(at[r], pivot, at[r] == j), j, at[r] == pivot);
          let below = (at[r] > j) & !isZero;
          let factor = mul(x[r * WIDTH + b] * scale, reciprocal);
          x[r * WIDTH + b] = select(x[r * WIDTH + b], factor, below);
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
`);
export const getf2_update = /* @__PURE__ */ joined(`
`, lib_field, `const THREADS: u32 = 64u;
const ROWS: u32 = 2u;
const WIDTH: u32 = 4u;
struct Params {
  m: u32,
  j: u32,
  w: u32,
  off: u32,
  lda: u32,
  row0: u32,
  offPiv: u32,
}
@group(0) @binding(0) var<storage, read_write> A: array<T>;
@group(0) @binding(1) var<storage, read> ipiv: array<i32>;
@group(0) @binding(2) var<uniform> p: Params;
var<workgroup> pivots: array<u32, WIDTH>;
var<workgroup> top: array<V, WIDTH>;
var<workgroup> L11: array<V, WIDTH * WIDTH>;
@compute @workgroup_size(THREADS)
fn getf2_update(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let c = select(group.x + p.w, group.x, group.x < p.j);
  let column = p.off + c * p.lda;
  if (t < p.w) {
    pivots[t] = u32(ipiv[p.offPiv + t]) - 1u - p.row0;
  }
  for (var id = t; id < WIDTH * WIDTH; id += THREADS) {
    let q = id % WIDTH;
    let s = id / WIDTH;
    if (s < q && q < p.w) {
      L11[id] = widen(A[p.off + p.j + q + (p.j + s) * p.lda]);
    }
  }
  workgroupBarrier();
  let q = t % WIDTH;
  var live = t < 2u * WIDTH && q < p.w;
  var row = p.j + q;
  if (live && t >= WIDTH) {
    row = pivots[q];
    live = row >= p.j + p.w;
    for (var s = 0u; s < q; s++) {
      live = live && pivots[s] != row;
    }
  }
  var value = V();
  if (live) {
    var source = row;
    for (var step = 0u; step < p.w; step++) {
      let s = p.w - 1u - step;
      if (source == p.j + s) {
        source = pivots[s];
      } else if (source == pivots[s]) {
        source = p.j + s;
      }
    }
    value = widen(A[column + source]);
  }
  storageBarrier();
  if (live) {
    A[column + row] = narrow(value);
    if (t < WIDTH) {
      top[q] = value;
    }
  }
  storageBarrier();
  workgroupBarrier();
  if (c >= p.j + p.w) {
    // @registers
    var u: array<V, WIDTH>;
    // @unroll
    for (var q = 0u; q < WIDTH; q++) {
      if (q < p.w) {
        u[q] = top[q];
        // @unroll
        for (var s = 0u; s < q; s++) {
          u[q] = mad(-L11[q + s * WIDTH], u[s], u[q]);
        }
        if (t == q) {
          A[column + p.j + q] = narrow(u[q]);
        }
      }
    }
    for (var first = p.j + p.w + t; first < p.m; first += THREADS * ROWS) {
      // @registers
      var x: array<V, ROWS>;
      // @unroll
      for (var r = 0u; r < ROWS; r++) {
        x[r] = widen(A[column + min(first + r * THREADS, p.m - 1u)]);
      }
      // @unroll
      for (var q = 0u; q < WIDTH; q++) {
        let from_column = p.off + (p.j + min(q, p.w - 1u)) * p.lda;
        // @unroll
        for (var r = 0u; r < ROWS; r++) {
          let l = widen(A[from_column + min(first + r * THREADS, p.m - 1u)]);
          x[r] = select(x[r], mad(-l, u[q], x[r]), q < p.w);
        }
      }
      // @unroll
      for (var r = 0u; r < ROWS; r++) {
        if (first + r * THREADS < p.m) {
          A[column + first + r * THREADS] = narrow(x[r]);
        }
      }
    }
  }
}
`);
export const growth_double = /* @__PURE__ */ joined(`
`, lib_double, `const THREADS: u32 = 1u;
struct Params {
  offG: u32,
}
@group(0) @binding(0) var<storage, read> norms: array<vec2u>;
@group(0) @binding(1) var<storage, read_write> growth: array<vec2u>;
@group(0) @binding(2) var<uniform> p: Params;
@compute @workgroup_size(THREADS)
fn growth_double() {
  if (dIsZero(norms[0])) {
    growth[p.offG] = vec2u();
  } else {
    growth[p.offG] = dDiv(norms[1], norms[0]);
  }
}
`);
export const growth_final = /* @__PURE__ */ joined(`
const THREADS: u32 = 1u;
struct Params {
  offG: u32,
}
@group(0) @binding(0) var<storage, read> norms: array<u32>;
@group(0) @binding(1) var<storage, read_write> growth: array<u32>;
@group(0) @binding(2) var<uniform> p: Params;
`, lib_norm_sum, `struct Split {
  significand: f32,
  exponent: i32,
}
fn split(bits: u32) -> Split {
  if (bits < 0x800000u) {
    return Split(f32(bits), -149);
  }
  return Split(bitcast<f32>((bits & 0x7fffffu) | 0x3f800000u), i32(bits >> 23u) - 127);
}
@compute @workgroup_size(THREADS)
fn growth_final() {
  let a = norms[0] & MAGNITUDE;
  let u = norms[1] & MAGNITUDE;
  var bits = 0u;
  if (a > INFINITY_BITS || u > INFINITY_BITS || (a == INFINITY_BITS && u == INFINITY_BITS)) {
    bits = NAN_BITS;
  } else if (u == INFINITY_BITS) {
    bits = INFINITY_BITS;
  } else if (a != 0u && a != INFINITY_BITS) {
    let above = split(u);
    let below = split(a);
    bits = scaledBits(above.significand / below.significand, above.exponent - below.exponent);
  }
  growth[p.offG] = bits;
}
`);
export const lapmr = `
alias T = u32;
const THREADS: u32 = 256u;
const COLS: u32 = 8u;
struct Params {
  baseX: u32,
  baseY: u32,
  m: u32,
  n: u32,
  first: u32,
  off: u32,
  lda: u32,
  ldx: u32,
  offK: u32,
  base: i32,
  backward: u32,
}
@group(0) @binding(0) var<storage, read_write> A: array<T>;
@group(0) @binding(1) var<storage, read> X: array<T>;
@group(0) @binding(2) var<storage, read> k: array<i32>;
@group(0) @binding(3) var<uniform> p: Params;
@compute @workgroup_size(THREADS)
fn lapmr(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = p.first + (group.x + p.baseX) * THREADS + t;
  if (i >= p.m) {
    return;
  }
  let other = u32(k[p.offK + i] - p.base);
  if (other < p.first || other >= p.m) {
    return;
  }
  let into = select(i, other, p.backward == 1u);
  let source = select(other, i, p.backward == 1u) - p.first;
  let begin = (group.y + p.baseY) * COLS;
  for (var j = begin; j < min(p.n, begin + COLS); j++) {
    A[p.off + into + j * p.lda] = X[source + j * p.ldx];
  }
}
`;
export const largest_double = /* @__PURE__ */ joined(`
const THREADS: u32 = 256u;
struct Params {
  part: u32,
  unit: u32,
  m: u32,
  n: u32,
  groups: u32,
  offA: u32,
  lda: u32,
  offR: u32,
}
@group(0) @binding(0) var<storage, read> A: array<T>;
@group(0) @binding(1) var<storage, read_write> largest: array<vec2u>;
@group(0) @binding(2) var<uniform> p: Params;
`, lib_double_elements, ``, lib_double_modulus, ``, lib_pivot_double, `@compute @workgroup_size(THREADS)
fn largest_double(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  var best = NO_PIVOT;
  for (var j = group.x; j < p.n; j += p.groups) {
    let first = select(0u, j, p.part == 1u);
    let rows = select(p.m, min(p.m, j + 1u), p.part == 2u);
    for (var i = first + t; i < rows; i += THREADS) {
      if (i == j && p.unit == 1u) {
        continue;
      }
      best = better(best, pivotOf(modulus(widen(A[p.offA + i + j * p.lda])), 0u, 0u));
    }
  }
  let found = bestPivot(t, best, THREADS);
  if (t == 0u) {
    largest[p.offR + group.x] = found.yx;
  }
}
`);
export const laswp = /* @__PURE__ */ joined(`
`, lib_field, `const NP: u32 = 16u;
const COLS: u32 = 4u;
const THREADS: u32 = 64u;
const SOLVE: u32 = 1u;
const MOVE: u32 = 1u - SOLVE;
const TOGETHER: u32 = THREADS / (2u * NP);
const EACH: u32 = COLS / TOGETHER;
const FOURS: u32 = NP / 4u;
struct Params {
  baseX: u32,
  m: u32,
  off: u32,
  lda: u32,
  offPiv: u32,
  first: u32,
  count: u32,
  left0: u32,
  left: u32,
  right0: u32,
  columns: u32,
  backward: u32,
  offL: u32,
}
@group(0) @binding(0) var<storage, read_write> A: array<T>;
@group(0) @binding(1) var<storage, read> ipiv: array<i32>;
@group(0) @binding(2) var<uniform> p: Params;
var<workgroup> pivots: array<u32, NP>;
// @when SOLVE
`, lib_four, `var<workgroup> L11: array<Four, NP * FOURS>;
var<workgroup> U12: array<V, COLS * (NP + 1u)>;
// @end
@compute @workgroup_size(THREADS)
fn laswp(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  if (t < p.count) {
    pivots[t] = u32(clamp(ipiv[p.offPiv + t], 1, i32(p.m))) - 1u;
  }
  // @when SOLVE
  for (var e = t; e < NP * FOURS; e += THREADS) {
    let s = e / FOURS;
    let q = vec4u(s + 4u * (e % FOURS)) + vec4u(1u, 2u, 3u, 4u);
    let inside = q < vec4u(p.count);
    let l = min(q, vec4u(p.count - 1u)) + vec4u(p.offL + min(s, p.count - 1u) * p.lda);
    L11[e] = kept(four(widen(A[l.x]), widen(A[l.y]), widen(A[l.z]), widen(A[l.w])), inside);
  }
  // @end
  workgroupBarrier();
  let slot = t % (2u * NP);
  let q = slot % NP;
  var live = q < p.count;
  var row = p.first + q;
  if (slot >= NP && live) {
    row = pivots[q];
    live = row < p.first || row >= p.first + p.count;
    for (var s = 0u; s < q; s++) {
      live = live && pivots[s] != row;
    }
  }
  var source = row;
  for (var step = 0u; step < p.count; step++) {
    let s = select(p.count - 1u - step, step, p.backward == 1u);
    if (source == p.first + s) {
      source = pivots[s];
    } else if (source == pivots[s]) {
      source = p.first + s;
    }
  }
  let mine = group.x + p.baseX;
  let c = t / (2u * NP);
  // @registers
  var value: array<T, EACH>;
  // @unroll
  for (var e = 0u; e < EACH; e++) {
    let k = mine * COLS + e * TOGETHER + c;
    let j = select(p.right0 + k - p.left, p.left0 + k, k < p.left);
    if (live && k < p.columns) {
      value[e] = A[p.off + source + j * p.lda];
    }
  }
  storageBarrier();
  // @unroll
  for (var e = 0u; e < EACH; e++) {
    let k = mine * COLS + e * TOGETHER + c;
    let j = select(p.right0 + k - p.left, p.left0 + k, k < p.left);
    if (live && k < p.columns) {
      // @when SOLVE
      if (slot < NP && k >= p.left) {
        U12[(e * TOGETHER + c) * (NP + 1u) + q] = widen(value[e]);
      } else {
        A[p.off + row + j * p.lda] = value[e];
      }
      // @end
      // @when MOVE
      if (source != row) {
        A[p.off + row + j * p.lda] = value[e];
      }
      // @end
    }
  }
  // @when SOLVE
  workgroupBarrier();
  if (t < COLS && mine * COLS + t >= p.left && mine * COLS + t < p.columns) {
    let column = t * (NP + 1u);
    // @registers
    var u: array<V, NP + 1u>;
    // @unroll
    for (var i = 0u; i < NP; i++) {
      u[i] = select(V(), U12[column + i], i < p.count);
    }
    // @unroll
    for (var phase = 0u; phase < 4u; phase++) {
      for (var s = phase * (NP / 4u); s < min(p.count, (phase + 1u) * (NP / 4u)); s++) {
        let done = u[0];
        U12[column + s] = done;
        // @unroll
        for (var f = 0u; f < (4u - phase) * (NP / 16u); f++) {
          let l = L11[s * FOURS + f];
          // @unroll
          for (var q = 0u; q < 4u; q++) {
            u[4u * f + q] = mad(-item(l, q), done, u[4u * f + q + 1u]);
          }
        }
      }
    }
  }
  workgroupBarrier();
  // @unroll
  for (var e = 0u; e < EACH; e++) {
    let k = mine * COLS + e * TOGETHER + c;
    if (live && slot < NP && k >= p.left && k < p.columns) {
      A[p.off + row + (p.right0 + k - p.left) * p.lda] = narrow(U12[(e * TOGETHER + c) * (NP + 1u) + q]);
    }
  }
  // @end
}
`);
export const laswp_sources = `
const THREADS: u32 = 256u;
struct Params {
  baseX: u32,
  row0: u32,
  m: u32,
  offPiv: u32,
  first: u32,
  count: u32,
  known: u32,
  backward: u32,
}
@group(0) @binding(0) var<storage, read> ipiv: array<i32>;
@group(0) @binding(1) var<storage, read_write> sources: array<u32>;
@group(0) @binding(2) var<uniform> p: Params;
var<workgroup> pivots: array<u32, THREADS>;
@compute @workgroup_size(THREADS)
fn laswp_sources(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = p.row0 + (group.x + p.baseX) * THREADS + t;
  var source = i;
  if (i >= p.known && i < p.m) {
    source = sources[i];
  }
  let parts = (p.count + THREADS - 1u) / THREADS;
  for (var part = 0u; part < parts; part++) {
    let begin = select(parts - 1u - part, part, p.backward == 1u) * THREADS;
    let size = min(THREADS, p.count - begin);
    if (t < size) {
      pivots[t] = u32(clamp(ipiv[p.offPiv + begin + t], 1, i32(p.m))) - 1u;
    }
    workgroupBarrier();
    for (var step = 0u; step < size; step++) {
      let q = select(size - 1u - step, step, p.backward == 1u);
      let row = p.first + begin + q;
      let other = pivots[q];
      source = select(select(source, row, source == other), other, source == row);
    }
    workgroupBarrier();
  }
  if (i < p.m) {
    sources[i] = source;
  }
}
`;
export const rbt_check = /* @__PURE__ */ joined(`
`, lib_field, `const THREADS: u32 = 256u;
struct Params {
  baseX: u32,
  n: u32,
  ldw: u32,
  ldx: u32,
  offF: u32,
}
@group(0) @binding(0) var<storage, read> W: array<T>;
@group(0) @binding(1) var<storage, read> D: array<T>;
@group(0) @binding(2) var<storage, read> X: array<T>;
@group(0) @binding(3) var<storage, read> norm: array<R>;
@group(0) @binding(4) var<storage, read_write> facts: array<u32>;
@group(0) @binding(5) var<uniform> p: Params;
var<workgroup> first: atomic<u32>;
var<workgroup> second: atomic<u32>;
`, lib_modulus, `@compute @workgroup_size(THREADS)
fn rbt_check(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let number = group.x + p.baseX;
  let diagonal = number == 0u;
  if (t == 0u) {
    atomicStore(&first, select(0u, 0xffffffffu, diagonal));
    atomicStore(&second, 0u);
  }
  workgroupBarrier();
  for (var i = t; i < p.n; i += THREADS) {
    if (diagonal) {
      let pivot = modulusBits(W[i * (p.ldw + 1u)]);
      atomicMin(&first, pivot);
      atomicMax(&second, pivot);
    } else {
      atomicMax(&first, modulusBits(D[i + (number - 1u) * p.ldx]));
      atomicMax(&second, modulusBits(X[i + (number - 1u) * p.ldx]));
    }
  }
  workgroupBarrier();
  if (t == 0u) {
    let place = p.offF + select(2u * number + 1u, 0u, diagonal);
    facts[place] = atomicLoad(&first);
    facts[place + 1u] = atomicLoad(&second);
    if (diagonal) {
      facts[p.offF + 2u] = bitcast<u32>(norm[0]);
    }
  }
}
`);
export const rbt_pivots = `
const THREADS: u32 = 256u;
const INFINITY: u32 = 0x7f800000u;
struct Params {
  n: u32,
  ldw: u32,
  offInfo: u32,
  least: f32,
}
@group(0) @binding(0) var<storage, read> W: array<f32>;
@group(0) @binding(1) var<storage, read> norm: array<f32>;
@group(0) @binding(2) var<storage, read_write> info: array<i32>;
@group(0) @binding(3) var<uniform> p: Params;
var<workgroup> smallest: atomic<u32>;
@compute @workgroup_size(THREADS)
fn rbt_pivots(@builtin(local_invocation_index) t: u32) {
  if (t == 0u) {
    atomicStore(&smallest, INFINITY);
  }
  workgroupBarrier();
  var own = INFINITY;
  for (var i = t; i < p.n; i += THREADS) {
    own = min(own, bitcast<u32>(W[i * (p.ldw + 1u)]) & 0x7fffffffu);
  }
  atomicMin(&smallest, own);
  workgroupBarrier();
  if (t == 0u) {
    let pivot = atomicLoad(&smallest);
    let size = bitcast<u32>(norm[0]);
    if (pivot >= INFINITY || size >= INFINITY || bitcast<f32>(pivot) <= p.least * bitcast<f32>(size)) {
      info[p.offInfo] = i32(p.n);
    }
  }
}
`;
