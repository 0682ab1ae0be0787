// butterfly: one level of a random butterfly, B := U^T A V (two sides), U^T A (one side, TRANS) or V A (one side).
// Storage   A[offA + i + j*lda] -> B[offB + i + j*ldb], i < n, j < columns; two sides: columns = n
// Mapping   thread -> pair x of rows and, with two sides, pair y of columns, else column y; an element alone is a pair with itself
// Tunables  THREADS (32..256)  SIDES 2, or 1: rows only  TRANS 1: (r (x + y), s (x - y)), else (r x + s y, r x - s y); columns always
//           the former  IN_PLACE 1: A is B
// Needs     `items` pairs of rows, of columns as many. level 0: halves of everything, 1: of either half. side: 0 for U, 1 for V
// Source    as src/core/butterfly.ts, with the same random numbers
// @use lib/field
const THREADS: u32 = 64u;
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
