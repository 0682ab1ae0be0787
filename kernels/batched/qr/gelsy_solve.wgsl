// gelsy_solve: ranks of the triangles that qp3_group leaves, and the solutions of least norm with them.
// Maths     R = [R11 R12; 0 R22], R11 the largest leading triangle whose estimated condition is at most 1/rcond. Where the rank r is less
//           than n, [R11 R12] H(r-1) ... H(0) = [T 0], reflector i on elements i, r..n-1 of the rows. X := P H(r-1) ... H(0) [T^-1 C; 0], C
//           what qp3_group made of B; with r = n simply P R^-1 C
// Storage   lib/batch_problem: R in A(i, j), i <= j, C and X in B(i, j), n x nrhs, jpvt[piv + j], scales[z*pitch..] as qp3_group leaves
//           them: A, the rows of B behind X and X itself go back to their own scales. rank[offNonfinite + q]. info[offInfo + q]: 1 where A
//           was not finite; X is NaN there
// Mapping   workgroup x -> GROUP problems, N threads each; R in workgroup memory. Thread i has row i and column i of a problem. Estimates
//           of R's extreme singular values take one barrier per column:
//           thread j keeps the products of column j with both vectors up to date
// Tunables  K rows of R, N columns (N >= n, K >= min(m, n)), GROUP problems; THREADS = GROUP*N
//           workgroup bytes = 4*GROUP*(N*LD + 11*K + 9), and some for alignment
// Needs     barriers are uniform: their loops run to the largest sizes of the launch, p.m and p.n
// Source    LAPACK xGELSY, xLAIC1, xTZRZF; C. Bischof, SIAM J. Matrix Anal. Appl. 11, 1990
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
  rcond: f32, // negative: eps max(m, n)
  noNumber: u32, // the bits of NaN, which no constant may have
}
@group(0) @binding(0) var<storage, read_write> A: array<f32>;
@group(0) @binding(1) var<storage, read> jpvt: array<i32>;
// @when B_APART
@group(0) @binding(2) var<storage, read_write> B: array<f32>;
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

var<workgroup> R: array<f32, GROUP * N * LD>;
// Of two steps, by turns: the products of a column with both vectors, and its diagonal element.
var<workgroup> said: array<vec4f, 2u * GROUP>;
// The diagonal of T; what makes v(i) of row i, and tau(i).
var<workgroup> diagonal: array<f32, GROUP * K>;
var<workgroup> reflectors: array<vec2f, GROUP * K>;
var<workgroup> sums: array<vec4f, GROUP * K>;
var<workgroup> products: array<vec4f, GROUP * K>;
var<workgroup> ranks: array<u32, GROUP>;
var<workgroup> deficient: u32;

struct Estimate {
  value: f32,
  s: f32,
  c: f32,
}

fn root(x: f32) -> f32 {
  return select(0.0, sqrt(x), x > 0.0);
}

/** The extreme values of ||M [s; c]||, M = [value 0; alpha gamma], over unit vectors: core/incrementalCondition.ts. */
fn extended(isLargest: bool, value: f32, alpha: f32, gamma: f32) -> Estimate {
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
    let value = A[select(0u, own.A.off + row * own.A.rs + col * own.A.cs, inside)];
    R[at0 + row + col * LD] = select(0.0, value, inside);
  }
  workgroupBarrier();

  // The rank.
  let corner = abs(R[at0]);
  let isZero = (least == 0u) | !(corner > 0.0);
  let bound = select(p.rcond, 0x1p-23f * f32(max(m, n)), p.rcond < 0.0);
  var order = select(1u, 0u, isZero);
  var isDone = isZero;
  var low = corner;
  var high = corner;
  var ofLow = R[at0 + i * LD];
  var ofHigh = ofLow;
  for (var k = 1u; k < top; k++) {
    let turn = k % 2u * GROUP + slot;
    if (i == k) {
      said[turn] = vec4f(ofLow, ofHigh, R[at0 + k + k * LD], 0.0);
    }
    workgroupBarrier();
    let column = said[turn];
    let smaller = extended(false, low, column.x, column.z);
    let larger = extended(true, high, column.y, column.z);
    isDone = isDone | (k >= least) | !((smaller.value > 0.0) & (smaller.value >= larger.value * bound));
    order += select(1u, 0u, isDone);
    low = smaller.value;
    high = larger.value;
    let next = R[at0 + k + i * LD];
    ofLow = fma(smaller.c, next, smaller.s * ofLow);
    ofHigh = fma(larger.c, next, larger.s * ofHigh);
  }
  let isDeficient = (order > 0u) & (order < n);
  if (i == 0u) {
    ranks[slot] = u32(isDeficient);
  }
  if (i < top) {
    diagonal[slot * K + i] = R[at0 + i + i * LD];
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
      var largest = bitcast<u32>(R[at0 + k + k * LD]) & 0x7fffffffu;
      for (var j = tail; j < n; j++) {
        largest = max(largest, bitcast<u32>(R[at0 + k + j * LD]) & 0x7fffffffu);
      }
      let by = scaleOf(largest);
      let first = halfPower(by);
      let second = otherPower(by);
      var squares = 0.0;
      for (var j = tail; j < n; j++) {
        let element = R[at0 + k + j * LD] * first * second;
        squares = fma(element, element, squares);
      }
      let h = reflector(R[at0 + k + k * LD] * first * second, squares);
      let scale = h.scale * first * second;
      if (isRow & (i < k)) {
        var dot = R[at0 + i + k * LD];
        for (var j = tail; j < n; j++) {
          dot = fma(R[at0 + k + j * LD] * scale, R[at0 + i + j * LD], dot);
        }
        let change = h.tau * dot;
        R[at0 + i + k * LD] -= change;
        for (var j = tail; j < n; j++) {
          R[at0 + i + j * LD] = fma(-change, R[at0 + k + j * LD] * scale, R[at0 + i + j * LD]);
        }
      }
      if (isRow & (i == k)) {
        diagonal[slot * K + k] = h.beta * halfPower(-by) * otherPower(-by);
        reflectors[slot * K + k] = vec2f(scale, h.tau);
      }
      workgroupBarrier();
    }
  }

  // Four columns of B at a time.
  for (var side = 0u; side < p.nrhs; side += 4u) {
    var x = vec4f();
    // @unroll
    for (var q = 0u; q < 4u; q++) {
      let inside = (i < order) & (side + q < nrhs);
      let at = select(0u, own.B.off + i * own.B.rs + (side + q) * own.B.cs, inside);
      // @when B_APART
      x[q] = select(0.0, B[at], inside);
      // @end
      // @when B_IN_A
      x[q] = select(0.0, A[at], inside);
      // @end
    }
    for (var step = 0u; step < top; step++) {
      let k = order - 1u - step;
      let isRow = step < order;
      if (isRow & (i == k)) {
        x = x / diagonal[slot * K + k];
        sums[slot * K + k] = x;
      }
      workgroupBarrier();
      if (isRow & (i < k)) {
        x = fma(vec4f(-R[at0 + i + k * LD]), sums[slot * K + k], x);
      }
    }
    if (workgroupUniformLoad(&deficient) != 0u) {
      // Reflector k changes element k and the tail: what it takes of the tail is found from the reflectors before it.
      var dots = x;
      for (var k = 0u; k < top; k++) {
        let isRow = isDeficient & (k < order);
        if (isRow & (i == k)) {
          products[slot * K + k] = -reflectors[slot * K + k].y * dots;
        }
        workgroupBarrier();
        if (isRow & (i > k) & (i < order)) {
          var dot = 0.0;
          let mine = reflectors[slot * K + i].x;
          let others = reflectors[slot * K + k].x;
          for (var j = order; j < n; j++) {
            dot = fma(R[at0 + k + j * LD] * others, R[at0 + i + j * LD] * mine, dot);
          }
          dots = fma(vec4f(dot), products[slot * K + k], dots);
        }
      }
      if (isDeficient & (i < order)) {
        x += products[slot * K + i];
      }
      if (isDeficient & (i >= order) & (i < n)) {
        for (var k = 0u; k < order; k++) {
          x = fma(vec4f(R[at0 + k + i * LD] * reflectors[slot * K + k].x), products[slot * K + k], x);
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
          let value = select(x[q] * halfPower(power) * otherPower(power), bitcast<f32>(p.noNumber), isWild);
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
      B[at] = B[at] * halfPower(back) * otherPower(back);
      // @end
      // @when B_IN_A
      A[at] = A[at] * halfPower(back) * otherPower(back);
      // @end
    }
  }
  storageBarrier();
  if ((powerA != 0) & !isWild) {
    for (var col = i; col < n; col += N) {
      for (var row = 0u; row < min(m, col + 1u); row++) {
        let at = own.A.off + row * own.A.rs + col * own.A.cs;
        A[at] = A[at] * halfPower(-powerA) * otherPower(-powerA);
      }
    }
  }
  if (live & (i == 0u)) {
    info[p.offInfo + own.q] = select(i32(isWild), -1, own.outside);
    rank[p.offNonfinite + own.q] = i32(order);
  }
}
