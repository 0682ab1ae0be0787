// gelsy_solve: ranks of the triangles that qp3_group leaves, and the solutions of least norm with them.
// Maths     R = [R11 R12; 0 R22], R11 the largest leading triangle whose estimated condition is at most 1/rcond. Where the rank r is less
//           than n, [R11 R12] H(r-1) ... H(0) = [T 0], reflector i on elements i, r..n-1 of the rows. X := P H(r-1) ... H(0) [T^-1 C; 0], C
//           what qp3_group made of B; with r = n simply P R^-1 C. The diagonal of R is real, and so are those of T and all tau
// Storage   lib/batch_problem: R in A(i, j), i <= j, C and X in B(i, j), n x nrhs, jpvt[piv + j], scales[z*pitch..] as qp3_group leaves
//           them: A, the rows of B behind X and X itself go back to their own scales. rank[offNonfinite + q]. info[offInfo + q]: 1 where A
//           was not finite; X is NaN there
// Mapping   workgroup x -> GROUP problems, N threads each; R in workgroup memory, as `upper`. Thread i has row i and column i of a problem. Estimates
//           of R's extreme singular values take one barrier per column:
//           thread j keeps the products of column j with both vectors up to date
// Tunables  K rows of R, N columns (N >= n, K >= min(m, n)), GROUP problems; THREADS = GROUP*N
//           workgroup bytes = GROUP*(size(V)*(N*LD + 8*K + 8) + 12*K + 4), and some for alignment
// Needs     barriers are uniform: their loops run to the largest sizes of the launch, p.m and p.n
// Source    LAPACK xGELSY, xLAIC1, xTZRZF; C. Bischof, SIAM J. Matrix Anal. Appl. 11, 1990
// @use lib/field
const K: u32 = 8u;
const N: u32 = 8u;
const GROUP: u32 = 4u;
const THREADS: u32 = 32u;
const LISTED: u32 = 0u;
const B_IN_A: u32 = 0u;
const B_APART: u32 = 1u - B_IN_A;
// Odd: threads that go through rows reach different banks.
const LD: u32 = K + 1u - K % 2u;
const WILD: i32 = 0x7fffffff;

struct Params {
// @use lib/batch_fields
  pitch: u32,
  rcond: R, // negative: eps max(m, n)
  noNumber: u32, // the bits of NaN, which no constant may have
}
@group(0) @binding(0) var<storage, read_write> A: array<T>;
@group(0) @binding(1) var<storage, read> jpvt: array<i32>;
// @when B_APART
@group(0) @binding(2) var<storage, read_write> B: array<T>;
// @end
@group(0) @binding(3) var<storage, read> scales: array<i32>;
@group(0) @binding(4) var<storage, read_write> info: array<i32>;
@group(0) @binding(5) var<storage, read_write> rank: array<i32>;
// @when LISTED
@group(0) @binding(6) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(7) var<uniform> p: Params;

// @use lib/batch_problem
// @use lib/householder
// @use lib/reflector
// @use lib/magnitude
// @use lib/four
// @when COMPLEX
// @use lib/modulus
// @end

var<workgroup> upper: array<V, GROUP * N * LD>;
// The products of a column with both vectors, and its diagonal element.
struct Column {
  low: V,
  high: V,
  corner: V,
}

// What makes v(i) of row i, and tau(i).
struct OfRow {
  scale: R,
  tau: R,
}

// Of two steps, by turns.
var<workgroup> said: array<Column, 2u * GROUP>;
// The diagonal of T.
var<workgroup> diagonal: array<R, GROUP * K>;
var<workgroup> reflectors: array<OfRow, GROUP * K>;
var<workgroup> sums: array<Four, GROUP * K>;
var<workgroup> products: array<Four, GROUP * K>;
var<workgroup> ranks: array<u32, GROUP>;
var<workgroup> deficient: u32;

struct Estimate {
  value: R,
  s: R,
  c: R,
}

fn root(x: R) -> R {
  return select(0.0, sqrt(x), x > 0.0);
}

// x / d
fn over(x: Four, d: R) -> Four {
  // @when REAL
  return x / d;
  // @end
  // @when COMPLEX
  return Four(x[0] / d, x[1] / d);
  // @end
}

/** The extreme values of ||M [s; c]||, M = [value 0; alpha gamma], over unit vectors: core/incrementalCondition.ts. */
fn extended(isLargest: bool, value: R, alpha: R, gamma: R) -> Estimate {
  let size = max(value, max(abs(alpha), abs(gamma)));
  if (size == 0.0) {
    return Estimate(0.0, select(0.0, 1.0, isLargest), select(1.0, 0.0, isLargest));
  }
  let f = value / size;
  let g = alpha / size;
  let h = gamma / size;
  let a = fma(f, f, fma(g, g, -h * h));
  let b = 2.0 * g * h;
  let length = abs(a) + root(fma(a, a, b * b));
  let t = select(0.0, b / select(1.0, length, length > 0.0), length > 0.0);
  let long = 1.0 / root(fma(t, t, 1.0));
  let s = select(t * long, long, a >= 0.0);
  let c = select(long, t * long, a >= 0.0);
  let cross = fma(g, s, h * c);
  let most = root(fma(f * s, f * s, cross * cross));
  if (isLargest) {
    return Estimate(size * most, s, c);
  }
  return Estimate(size * (f * abs(h) / most), -c, s);
}

@compute @workgroup_size(THREADS)
fn gelsy_solve(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let slot = t / N;
  let i = t % N;
  let z = (group.x + p.baseX) * GROUP + slot;
  let live = z < p.count;
  let own = problem(min(z, p.count - 1u));
  let place = min(z, p.count - 1u) * p.pitch;
  let powerA = scales[place];
  let isWild = powerA == WILD;
  let m = select(0u, own.m, live);
  let n = select(0u, own.n, live);
  let nrhs = select(0u, own.nrhs, live);
  let least = min(m, n);
  let at0 = slot * N * LD;
  let top = min(p.m, p.n);
  for (var e = i; e < N * top; e += N) {
    let row = e % top;
    let col = e / top;
    let inside = (row <= col) & (row < m) & (col < n) & !isWild;
    let value = widen(A[select(0u, own.A.off + row * own.A.rs + col * own.A.cs, inside)]);
    upper[at0 + row + col * LD] = select(V(), value, inside);
  }
  workgroupBarrier();

  // The rank.
  let corner = abs(realPart(upper[at0]));
  let isZero = (least == 0u) | !(corner > 0.0);
  let bound = select(p.rcond, 0x1p-23f * R(max(m, n)), p.rcond < 0.0);
  var order = select(1u, 0u, isZero);
  var isDone = isZero;
  var low = corner;
  var high = corner;
  var ofLow = conj(upper[at0 + i * LD]);
  var ofHigh = ofLow;
  for (var k = 1u; k < top; k++) {
    let turn = k % 2u * GROUP + slot;
    if (i == k) {
      said[turn] = Column(ofLow, ofHigh, upper[at0 + k + k * LD]);
    }
    workgroupBarrier();
    let column = said[turn];
    // @when REAL
    let smaller = extended(false, low, column.low, column.corner);
    let larger = extended(true, high, column.high, column.corner);
    // @end
    // @when COMPLEX
    // Of the moduli, and the new elements turned so that both terms point the same way: core/incrementalCondition.ts.
    let size = abs(column.corner.x);
    let sign = select(1.0, -1.0, column.corner.x < 0.0);
    let smaller = extended(false, low, bitcast<R>(modulusBits(column.low)), size);
    let larger = extended(true, high, bitcast<R>(modulusBits(column.high)), size);
    // @end
    isDone = isDone | (k >= least) | !((smaller.value > 0.0) & (smaller.value >= larger.value * bound));
    order += select(1u, 0u, isDone);
    low = smaller.value;
    high = larger.value;
    let next = conj(upper[at0 + k + i * LD]);
    // @when REAL
    ofLow = fma(smaller.c, next, smaller.s * ofLow);
    ofHigh = fma(larger.c, next, larger.s * ofHigh);
    // @end
    // @when COMPLEX
    ofLow = madReal(smaller.s, ofLow, sign * smaller.c * mul(direction(column.low), next));
    ofHigh = madReal(larger.s, ofHigh, sign * larger.c * mul(direction(column.high), next));
    // @end
  }
  let isDeficient = (order > 0u) & (order < n);
  if (i == 0u) {
    ranks[slot] = u32(isDeficient);
  }
  if (i < top) {
    diagonal[slot * K + i] = realPart(upper[at0 + i + i * LD]);
  }
  workgroupBarrier();
  if (t == 0u) {
    var any = 0u;
    for (var s = 0u; s < GROUP; s++) {
      any |= ranks[s];
    }
    deficient = any;
  }

  // T, from the last row up; every thread makes the reflector for itself, and applies it to its own row.
  if (workgroupUniformLoad(&deficient) != 0u) {
    for (var step = 0u; step < top; step++) {
      let isRow = isDeficient & (step < order);
      let k = select(0u, order - 1u - step, isRow);
      let tail = select(n, order, isRow);
      var largest = magnitudeBits(upper[at0 + k + k * LD]);
      for (var j = tail; j < n; j++) {
        largest = max(largest, magnitudeBits(upper[at0 + k + j * LD]));
      }
      let by = scaleOf(largest);
      let first = halfPower(by);
      let second = otherPower(by);
      var squares = 0.0;
      for (var j = tail; j < n; j++) {
        let element = upper[at0 + k + j * LD] * first * second;
        squares = plusSquare(element, squares);
      }
      let h = reflector(realPart(upper[at0 + k + k * LD]) * first * second, squares);
      let scale = h.scale * first * second;
      if (isRow & (i < k)) {
        var dot = upper[at0 + i + k * LD];
        for (var j = tail; j < n; j++) {
          dot = mad(conj(upper[at0 + k + j * LD]) * scale, upper[at0 + i + j * LD], dot);
        }
        let change = h.tau * dot;
        upper[at0 + i + k * LD] -= change;
        for (var j = tail; j < n; j++) {
          upper[at0 + i + j * LD] = mad(-change, upper[at0 + k + j * LD] * scale, upper[at0 + i + j * LD]);
        }
      }
      if (isRow & (i == k)) {
        diagonal[slot * K + k] = h.beta * halfPower(-by) * otherPower(-by);
        reflectors[slot * K + k] = OfRow(scale, h.tau);
      }
      workgroupBarrier();
    }
  }

  // Four columns of B at a time.
  for (var side = 0u; side < p.nrhs; side += 4u) {
    // @registers
    var given: array<V, 4u>;
    // @unroll
    for (var q = 0u; q < 4u; q++) {
      let inside = (i < order) & (side + q < nrhs);
      let at = select(0u, own.B.off + i * own.B.rs + (side + q) * own.B.cs, inside);
      // @when B_APART
      given[q] = select(V(), widen(B[at]), inside);
      // @end
      // @when B_IN_A
      given[q] = select(V(), widen(A[at]), inside);
      // @end
    }
    var x = four(given[0], given[1], given[2], given[3]);
    for (var step = 0u; step < top; step++) {
      let k = order - 1u - step;
      let isRow = step < order;
      if (isRow & (i == k)) {
        x = over(x, diagonal[slot * K + k]);
        sums[slot * K + k] = x;
      }
      workgroupBarrier();
      if (isRow & (i < k)) {
        x = less(x, sums[slot * K + k], upper[at0 + i + k * LD]);
      }
    }
    if (workgroupUniformLoad(&deficient) != 0u) {
      // Reflector k changes element k and the tail: what it takes of the tail is found from the reflectors before it.
      var dots = x;
      for (var k = 0u; k < top; k++) {
        let isRow = isDeficient & (k < order);
        if (isRow & (i == k)) {
          products[slot * K + k] = -reflectors[slot * K + k].tau * dots;
        }
        workgroupBarrier();
        if (isRow & (i > k) & (i < order)) {
          var dot = V();
          let mine = reflectors[slot * K + i].scale;
          let others = reflectors[slot * K + k].scale;
          for (var j = order; j < n; j++) {
            dot = mad(conj(upper[at0 + k + j * LD]) * others, upper[at0 + i + j * LD] * mine, dot);
          }
          dots = less(dots, products[slot * K + k], -dot);
        }
      }
      if (isDeficient & (i < order)) {
        x += products[slot * K + i];
      }
      if (isDeficient & (i >= order) & (i < n)) {
        for (var k = 0u; k < order; k++) {
          x = less(x, products[slot * K + k], conj(upper[at0 + k + i * LD]) * -reflectors[slot * K + k].scale);
        }
      }
    }
    storageBarrier();
    workgroupBarrier();
    if (i < n) {
      let row = select(i, u32(jpvt[own.piv + i] - 1), !isWild);
      // @unroll
      for (var q = 0u; q < 4u; q++) {
        if (side + q < nrhs) {
          let power = clamp(powerA - scales[place + 1u + side + q], -250, 250);
          let found = item(x, q) * halfPower(power) * otherPower(power);
          let value = narrow(select(found, V(bitcast<R>(p.noNumber)), isWild));
          let at = own.B.off + row * own.B.rs + (side + q) * own.B.cs;
          // @when B_APART
          B[at] = value;
          // @end
          // @when B_IN_A
          A[at] = value;
          // @end
        }
      }
    }
  }

  // What is below X, and R, back to their own scales.
  for (var side = 0u; side < nrhs; side++) {
    let back = select(-scales[place + 1u + side], 0, isWild);
    for (var row = n + i; row < select(n, m, back != 0); row += N) {
      let at = own.B.off + row * own.B.rs + side * own.B.cs;
      // @when B_APART
      B[at] = narrow(widen(B[at]) * halfPower(back) * otherPower(back));
      // @end
      // @when B_IN_A
      A[at] = narrow(widen(A[at]) * halfPower(back) * otherPower(back));
      // @end
    }
  }
  storageBarrier();
  if ((powerA != 0) & !isWild) {
    for (var col = i; col < n; col += N) {
      for (var row = 0u; row < min(m, col + 1u); row++) {
        let at = own.A.off + row * own.A.rs + col * own.A.cs;
        A[at] = narrow(widen(A[at]) * halfPower(-powerA) * otherPower(-powerA));
      }
    }
  }
  if (live & (i == 0u)) {
    info[p.offInfo + own.q] = select(i32(isWild), -1, own.outside);
    rank[p.offNonfinite + own.q] = i32(order);
  }
}
