// qp3_group: A P = Q R with column pivoting of each matrix of a batch, m x n, all in registers;
// with CARRY also B := Q^H B for columns of B.
// Storage   lib/batch_problem: A(i, j) becomes R on and above the diagonal and the v's below it. jpvt[piv + j], j < n: marks of fixed
//           columns, then the permutation. B(i, j): tau as a column, min(m, n) x 1;
//           with CARRY the right-hand sides, rows 0..m-1 of columns fromB, fromB + 1, ...
//           CARRY: R goes back times 2^e, column j of B times 2^f, which is 1 while magnitudes stay within 2^-40..2^40:
//           scales[z*pitch] = e or WILD if A is not finite, and nothing else is written; scales[z*pitch + 1 + j] = f.
//           stores 0: A and jpvt stay as they are
// Mapping   workgroup x -> GROUP problems, COLS columns each; LANES lanes of a subgroup share a column: lane l has rows l, l + LANES, ...
//           in registers. Columns never move: each knows the place `at` where LAPACK's exchanges would have brought it, and goes there at
//           the end; a pivot keeps its raw column, of which v and R are made then. Each step computes the norms of what is left anew, ROWS
//           multiplications: no more than to keep the old ones up to date safely.
//           Two barriers a step: one to compare candidates, one to read v
// Tunables  LANES a power of two (1..16)  ROWS per lane (1..64), LANES*ROWS >= m  COLS >= n  GROUP problems; THREADS = GROUP*COLS*LANES
//           PRE columns side by side that find their best by exchanges in their subgroup (1, 2, 4, 8), COLS a multiple of it
//           workgroup bytes = GROUP*(16*LANES*PITCH + 16*COLS + size(V)) + 16*LANES*PITCH, and 4*THREADS without subgroups
// Needs     subgroups of PRE*LANES or more, or SUBGROUPS 0 and PRE 1: then lanes talk through workgroup memory. Each column is scaled by
//           a power of two to elements below 2^47, as in qr_small; norms are compared with their powers.
//           Branches that lanes take apart end before a
//           barrier: see lu_group. Keys order candidates: fixed columns above NaN above infinity above norms, of equals the smallest place.
// Source    LAPACK xGEQP3, xLAQP2; columns that stay where they are: cf. lu_group
// @when SUBGROUPS
enable subgroups;
diagnostic(off, subgroup_uniformity);
// @end
// @use lib/field
const LANES: u32 = 4u;
const ROWS: u32 = 8u;
const COLS: u32 = 8u;
const GROUP: u32 = 1u;
const PRE: u32 = 2u;
const THREADS: u32 = 32u;
const SUBGROUPS: u32 = 1u;
const LISTED: u32 = 0u;
const CARRY: u32 = 1u;
const B_IN_A: u32 = 0u;
const B_APART: u32 = 1u - B_IN_A;
const FACTORS: u32 = 1u - CARRY;
const BY_TWO: u32 = PRE / 2u;
const BY_FOUR: u32 = PRE / 4u;
const BY_EIGHT: u32 = PRE / 8u;
const CANDIDATES: u32 = COLS / PRE;
// Four words of v at a time, and a pad that keeps the lanes' banks apart.
const PER: u32 = 4u / (1u + COMPLEX);
const QUADS: u32 = (ROWS + PER - 1u) / PER;
const PITCH: u32 = QUADS + 1u - QUADS % 2u;
const NONE: u32 = 0xffffffffu;
// The place of a column that is never chosen.
const CARRIED: u32 = 0x40000000u;
const INFINITE: u32 = 0x7f800000u;
const WILD: i32 = 0x7fffffff;

struct Params {
// @use lib/batch_fields
  fromB: u32,
  stores: u32,
  pitch: u32,
}
@group(0) @binding(0) var<storage, read_write> A: array<T>;
@group(0) @binding(1) var<storage, read_write> jpvt: array<i32>;
// @when B_APART
@group(0) @binding(2) var<storage, read_write> B: array<T>;
// @end
// @when CARRY
@group(0) @binding(3) var<storage, read_write> scales: array<i32>;
// @end
// @when LISTED
@group(0) @binding(4) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(5) var<uniform> p: Params;

// @use lib/batch_problem
// @use lib/small_group
// @use lib/lane_elements
// @use lib/householder
// @use lib/reflector

// Of each column the largest magnitude's bits and its mark; of each candidate its key and its place.
var<workgroup> heads: array<vec2u, GROUP * COLS>;
var<workgroup> candidates: array<vec2u, GROUP * CANDIDATES>;
// The reflectors, and behind them one of zeros; their taus.
var<workgroup> v: array<vec4f, (GROUP + 1u) * LANES * PITCH>;
var<workgroup> taus: array<V, GROUP>;

// Element r of a lane's v, in its four words.
fn elementOf(four: vec4f, r: u32) -> V {
  // @when REAL
  return four[r % 4u];
  // @end
  // @when COMPLEX
  return V(four[r % 2u * 2u], four[r % 2u * 2u + 1u]);
  // @end
}

/** What orders columns scaled by 2^by: the square of the norm, both exponents taken into account. */
fn keyOf(square: R, by: i32) -> u32 {
  let bits = bitcast<u32>(square) & 0x7fffffffu;
  let norm = select((bits >> 2u) + (u32(346 - 2 * by) << 21u), 0u, bits < 0x14800000u);
  return select(norm, 0xfffffff0u + u32(bits > INFINITE), bits >= INFINITE);
}

@compute @workgroup_size(THREADS)
fn qp3_group(
  @builtin(workgroup_id) group: vec3u,
  @builtin(local_invocation_index) t: u32,
  // @when SUBGROUPS
  @builtin(subgroup_id) subgroup: u32,
  @builtin(subgroup_size) lanes: u32,
  @builtin(subgroup_invocation_id) invocation: u32,
  // @end
) {
  nought = R(p.baseZ);
  var column = t / LANES;
  var lane = t % LANES;
  // @when BY_MEMORY
  me = t;
  origin = t - lane;
  // @end
  // @when SUBGROUPS
  column = subgroup * (lanes / LANES) + invocation / LANES;
  lane = invocation % LANES;
  origin = invocation - lane;
  // @end
  let slot = column / COLS;
  let c = column % COLS;
  let z = (group.x + p.baseX) * GROUP + slot;
  let live = z < p.count;
  let own = problem(min(z, p.count - 1u));
  let m = select(0u, own.m, live);
  // Without rows geqp3 leaves everything as it is.
  let n = select(0u, own.n, live & ((CARRY == 1u) | (own.m > 0u)));
  let least = min(m, n);
  let isA = c < n;
  // @registers
  var x: array<V, ROWS>;
  // Unconditional, so that the loads are in flight together.
  // @unroll
  for (var r = 0u; r < ROWS; r++) {
    let row = r * LANES + lane;
    let inside = isA & (row < m);
    x[r] = widen(A[select(0u, own.A.off + row * own.A.rs + c * own.A.cs, inside)]);
    x[r] = select(V(), x[r], inside);
  }
  var isB = false;
  // @when CARRY
  let side = c - p.n + p.fromB;
  isB = live & (c >= p.n) & (side < own.nrhs);
  // @unroll
  for (var r = 0u; r < ROWS; r++) {
    let row = r * LANES + lane;
    let inside = isB & (row < m);
    let at = select(0u, own.B.off + row * own.B.rs + side * own.B.cs, inside);
    // @when B_APART
    x[r] = select(x[r], widen(B[at]), inside);
    // @end
    // @when B_IN_A
    x[r] = select(x[r], widen(A[at]), inside);
    // @end
  }
  // @end
  var largest = 0u;
  // @unroll
  for (var r = 0u; r < ROWS; r++) {
    largest = max(largest, bitsOf(x[r]));
  }
  largest = groupMax(largest);
  let by = scaleOf(largest);
  // @unroll
  for (var r = 0u; r < ROWS; r++) {
    x[r] = x[r] * halfPower(by) * otherPower(by);
  }

  // Where fixed columns and those that make room for them go.
  let mark = jpvt[select(0u, own.piv + c, isA)];
  if (lane == 0u) {
    heads[column] = vec2u(select(0u, largest, isA), u32(isA & (mark != 0)));
  }
  for (var i = t; i < LANES * PITCH; i += THREADS) {
    v[GROUP * LANES * PITCH + i] = vec4f();
  }
  workgroupBarrier();
  var most = 0u;
  var marks = 0u;
  // @unroll
  for (var s = 0u; s < COLS; s += LANES) {
    let head = heads[slot * COLS + min(s + lane, COLS - 1u)];
    most = max(most, head.x);
    marks = max(marks, head.y);
  }
  most = groupMax(most);
  marks = groupMax(marks);
  var at = select(NONE, c, isA);
  var fixed = 0u;
  let marked = select(0u, least, marks != 0u);
  for (var j = 0u; j < select(0u, n, marked > 0u); j++) {
    let counts = (heads[slot * COLS + j].y != 0u) & (fixed < marked);
    let moved = select(select(at, j, at == fixed), fixed, c == j);
    at = select(at, moved, counts);
    fixed += u32(counts);
  }
  at = select(at, CARRIED + c, isB);
  workgroupBarrier();

  // Of a pivot, in the end: its diagonal element of R, the factor from x to v.
  var beta = 0.0;
  var scale = V();
  var tau = V();
  // The same for all: steps beyond a problem's own size change nothing of it.
  let top = min(p.m, p.n);
  for (var k = 0u; k < top; k++) {
    var diagonal = V();
    var squares = nought;
    // @unroll
    for (var r = 0u; r < ROWS; r++) {
      let row = r * LANES + lane;
      let below = select(V(), x[r], row > k);
      diagonal = select(diagonal, x[r], row == k);
      squares = plusSquare(below, squares);
    }
    let alpha = elementFromLane(diagonal, k % LANES);
    squares = groupSum(squares);
    let isFree = (at >= k) & (at < n) & (k < m);
    var key = select(keyOf(plusSquare(alpha, squares), by), NONE, at < fixed);
    key = select(0u, key, isFree);
    var place = select(NONE, at, isFree);
    // Of the largest keys that with the smallest place: of PRE columns side by side, then of all.
    // @when BY_TWO
    {
      let other = vec2u(subgroupShuffleXor(key, LANES), subgroupShuffleXor(place, LANES));
      let isBetter = (other.x > key) | ((other.x == key) & (other.y < place));
      key = select(key, other.x, isBetter);
      place = select(place, other.y, isBetter);
    }
    // @end
    // @when BY_FOUR
    {
      let other = vec2u(subgroupShuffleXor(key, 2u * LANES), subgroupShuffleXor(place, 2u * LANES));
      let isBetter = (other.x > key) | ((other.x == key) & (other.y < place));
      key = select(key, other.x, isBetter);
      place = select(place, other.y, isBetter);
    }
    // @end
    // @when BY_EIGHT
    {
      let other = vec2u(subgroupShuffleXor(key, 4u * LANES), subgroupShuffleXor(place, 4u * LANES));
      let isBetter = (other.x > key) | ((other.x == key) & (other.y < place));
      key = select(key, other.x, isBetter);
      place = select(place, other.y, isBetter);
    }
    // @end
    if ((lane == 0u) & (c % PRE == 0u)) {
      candidates[column / PRE] = vec2u(key, place);
    }
    workgroupBarrier();
    var topKey = 0u;
    var found = NONE;
    // @unroll
    for (var s = 0u; s < CANDIDATES; s += LANES) {
      let other = candidates[slot * CANDIDATES + min(s + lane, CANDIDATES - 1u)];
      let isBetter = (other.x > topKey) | ((other.x == topKey) & (other.y < found));
      topKey = select(topKey, other.x, isBetter);
      found = select(found, other.y, isBetter);
    }
    let best = groupMax(topKey);
    found = groupMin(select(NONE, found, topKey == best));
    let isPivot = (at == found) & (found != NONE);
    if (isPivot) {
      let h = fieldReflector(alpha, squares);
      beta = h.beta;
      scale = h.scale;
      tau = h.tau;
      // @unroll
      for (var q = 0u; q < QUADS; q++) {
        var four = vec4f();
        // @unroll
        for (var r = PER * q; r < PER * q + PER - (q + 1u) / QUADS * (PER * QUADS - ROWS); r++) {
          let row = r * LANES + lane;
          let element = select(select(V(), mul(x[r], h.scale), row > k), ofReal(1.0), row == k);
          // @when REAL
          four[r % 4u] = element;
          // @end
          // @when COMPLEX
          four[r % 2u * 2u] = element[0];
          four[r % 2u * 2u + 1u] = element[1];
          // @end
        }
        v[(slot * LANES + lane) * PITCH + q] = four;
      }
      if (lane == 0u) {
        taus[slot] = h.tau;
      }
    }
    workgroupBarrier();
    at = select(select(select(at, found, at == k), k, at == found), at, found == NONE);
    // H = I leaves infinities of other columns as they are. Finished columns read zeros.
    let factor = taus[slot];
    let acts = (at > k) & (at != NONE) & (found != NONE) & !isZeroV(factor);
    let atV = (select(GROUP, slot, acts) * LANES + lane) * PITCH;
    // @registers
    var y: array<vec4f, QUADS>;
    // @unroll
    for (var q = 0u; q < QUADS; q++) {
      y[q] = v[atV + q];
    }
    var dot = V(nought);
    // @unroll
    for (var r = 0u; r < ROWS; r++) {
      dot = mad(conj(elementOf(y[r / PER], r)), x[r], dot);
    }
    let change = select(V(), mul(conj(factor), elementSum(dot)), acts);
    // @unroll
    for (var r = 0u; r < ROWS; r++) {
      x[r] = mad(-elementOf(y[r / PER], r), change, x[r]);
    }
  }

  // All to their places, and back to their own scale; R and B to one that keeps squares in range.
  let isFactor = at < least;
  var back = -by;
  var stores = live;
  // @when CARRY
  stores = live & (most < INFINITE);
  let size = select(largest, most, isA);
  let exponent = i32(size >> 23u) - 127;
  let power = select(-exponent, 0, (abs(exponent) <= 40) | (size == 0u) | (size >= INFINITE));
  back += power;
  if ((lane == 0u) & live & ((c == 0u) | isB)) {
    if (isB) {
      scales[z * p.pitch + 1u + side] = power;
    }
    if (c == 0u) {
      let overall = i32(most >> 23u) - 127;
      let ofA = select(-overall, 0, (abs(overall) <= 40) | (most == 0u));
      scales[z * p.pitch] = select(ofA, WILD, most >= INFINITE);
    }
  }
  // @end
  back = clamp(back, -250, 250);
  let first = halfPower(back);
  let second = otherPower(back);
  storageBarrier();
  workgroupBarrier();
  var storesA = stores & isA;
  // @when CARRY
  storesA = storesA & (p.stores != 0u);
  // @end
  // @unroll
  for (var r = 0u; r < ROWS; r++) {
    let row = r * LANES + lane;
    let inR = select(x[r], ofReal(beta), isFactor & (row == at)) * first * second;
    let value = narrow(select(inR, mul(x[r], scale), isFactor & (row > at)));
    if (storesA & (row < m)) {
      A[own.A.off + row * own.A.rs + at * own.A.cs] = value;
    }
    // @when CARRY
    if (stores & isB & (row < m)) {
      let atB = own.B.off + row * own.B.rs + side * own.B.cs;
      // @when B_APART
      B[atB] = value;
      // @end
      // @when B_IN_A
      A[atB] = value;
      // @end
    }
    // @end
  }
  if (storesA & (lane == 0u)) {
    jpvt[own.piv + at] = i32(c) + 1;
    // @when FACTORS
    if (isFactor) {
      // @when B_APART
      B[own.B.off + at * own.B.rs] = narrow(tau);
      // @end
      // @when B_IN_A
      A[own.B.off + at * own.B.rs] = narrow(tau);
      // @end
    }
    // @end
  }
}
