// sign_newton: C = sign(A) of each small matrix of a batch, the whole iteration in one dispatch.
// Storage   where lib/batch_problem says, n x n; A may be C or lie in its buffer: A_IN_C. At offX + q of problem q: info 0, n of a matrix
//           that is not finite, n + 1 of one without a sign; nonfinite whether A had a NaN or an infinity; iter the steps done; error by
//           how much the last one changed X, relative to it
// Mapping   workgroup x -> GROUP problems; a thread has 4 x 4 elements of X and of its inverse Y: lib/square_head. X := (mu X + Y / mu) / 2;
//           Y by Gauss and Jordan in registers, with row pivoting: a step passes one column and two rows on in workgroup memory, the
//           columns in turn in two places. Problems that are done wait for the others of their workgroup
// Tunables  N largest order, of complex matrices twice that, a multiple of 4 (8..64)  GROUP problems (1..16)
//           THREADS = GROUP*(N/4)^2; workgroup bytes = 8*GROUP*N^2 + 4*THREADS + GROUP*(N + 4) + 4
// Needs     n <= N. Barriers are uniform: loops go to the largest n, and whether any problem goes on is asked by workgroupUniformLoad.
//           Elements beyond n are zero throughout. What is not finite is known by its bits
// Source    R. Byers (1987); N. J. Higham, Functions of Matrices (2008), 5.14
const N: u32 = 16u;
const GROUP: u32 = 4u;
const LISTED: u32 = 0u;
const A_IN_C: u32 = 0u;
const PAIRS: u32 = 0u;
const A_APART: u32 = 1u - A_IN_C;

struct Params {
// @use lib/batch_fields
  most: u32, // steps
  offIter: u32,
  offError: u32,
}
// @use lib/iteration_slots

// @use lib/batch_problem
// @use lib/square_head

const GOES_ON: u32 = 0u;
const CONVERGED: u32 = 1u;
const FAILED: u32 = 2u;
const EPS: f32 = 5.9604644775390625e-8;
// Below that relative change X is left unscaled: Newton's iteration then converges quadratically.
const NEAR: f32 = 0.01;
// Bits of 1 / EPS
const SINGULAR: u32 = 0x4b800000u;

// The row of A that stands in each row after the exchanges.
var<workgroup> order: array<u32, GROUP * N>;

// The largest sum of a row, from the sums of four rows over a thread's columns. Overwrites L.
fn groupRows(t: u32, rows: vec4f) -> f32 {
  let g = t / EACH;
  let own = t % EACH;
  let base = g * N * NX;
  L[base + own] = rows;
  workgroupBarrier();
  if (own < NX) {
    var sum = vec4f();
    for (var k = 0u; k < NX; k++) {
      sum += L[base + own + k * NX];
    }
    tops[g * NX + own] = bitcast<u32>(max(max(sum.x, sum.y), max(sum.z, sum.w)));
  }
  workgroupBarrier();
  var most = 0.0;
  for (var k = 0u; k < NX; k++) {
    most = max(most, bitcast<f32>(tops[g * NX + k]));
  }
  return most;
}

fn magnitudes(value: vec4f) -> u32 {
  let bits = bitcast<vec4u>(value) & vec4u(0x7fffffffu);
  return max(max(bits.x, bits.y), max(bits.z, bits.w));
}

@compute @workgroup_size(THREADS)
fn sign_newton(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
// @use lib/square_lane
  let shift = exponentOf(largest);
  let rowsOwn = vec4u(4u * tx) + vec4u(0u, 1u, 2u, 3u);
  // @registers
  var y: array<vec4f, 4>;
  // @unroll
  for (var c = 0u; c < 4u; c++) {
    x[c] = scaled(x[c], -shift);
  }
  // Nothing, zero and what is not finite have no iteration.
  var found = select(GOES_ON, select(FAILED, CONVERGED, n == 0u), (n == 0u) | (largest == 0u) | odd);
  var stepsDone = 0u;
  var change = 1e30;
  var errorBits = select(NAN_BITS, 0u, n == 0u);
  for (var step = 1u; step <= p.most; step++) {
    let on = found == GOES_ON;
    if (!anyGoing(t, on & live)) {
      break;
    }
    // @unroll
    for (var c = 0u; c < 4u; c++) {
      y[c] = x[c];
    }
    for (var k = own; k < N; k += EACH) {
      order[g * N + k] = k;
    }
    var zeroPivot = false;
    for (var k = 0u; k < ORDERS * p.n; k++) {
      let part = k % 4u;
      let column = base + (k % 2u) * NX;
      let rowK = base + 2u * NX;
      let rowP = base + 3u * NX;
      let isIn = k < n;
      if (ty == k / 4u) {
        R[column + tx] = select(select(y[0], y[1], part == 1u), select(y[2], y[3], part == 3u), part >= 2u);
      }
      workgroupBarrier();
      // The same search by every thread of the problem
      var best = 0u;
      var pivotRow = k;
      for (var q = k / 4u; q < NX; q++) {
        let bits = bitcast<vec4u>(R[column + q]) & vec4u(0x7fffffffu);
        // @unroll
        for (var r = 0u; r < 4u; r++) {
          let isBetter = (4u * q + r >= k) & (bits[r] > best);
          best = select(best, bits[r], isBetter);
          pivotRow = select(pivotRow, 4u * q + r, isBetter);
        }
      }
      let isZero = isIn & (best == 0u);
      zeroPivot |= isZero;
      if (tx == k / 4u) {
        R[rowK + ty] = vec4f(y[0][part], y[1][part], y[2][part], y[3][part]);
      }
      if (tx == pivotRow / 4u) {
        let r = pivotRow % 4u;
        R[rowP + ty] = vec4f(y[0][r], y[1][r], y[2][r], y[3][r]);
      }
      if ((own == 0u) & isIn) {
        let before = order[g * N + k];
        order[g * N + k] = order[g * N + pivotRow];
        order[g * N + pivotRow] = before;
      }
      let headOfRow = R[column + k / 4u][part];
      let pivot = select(R[column + pivotRow / 4u][pivotRow % 4u], 1.0, isZero | !isIn);
      let isP = rowsOwn == vec4u(pivotRow);
      let isK = rowsOwn == vec4u(k);
      let factors = select(R[column + tx], vec4f(headOfRow), isP);
      workgroupBarrier();
      let pivotal = R[rowP + ty] / pivot;
      let exchanged = R[rowK + ty];
      // @unroll
      for (var c = 0u; c < 4u; c++) {
        let isColumn = 4u * ty + c == k;
        let old = select(select(y[c], vec4f(exchanged[c]), isP), vec4f(), vec4<bool>(isColumn));
        let head = select(pivotal[c], 1.0 / pivot, isColumn);
        let next = select(fma(-factors, vec4f(head), old), vec4f(head), isK);
        y[c] = select(y[c], next, vec4<bool>(isIn));
      }
    }
    workgroupBarrier();
    // Column k of what was found is column order(k) of the inverse.
    // @unroll
    for (var c = 0u; c < 4u; c++) {
      L[base + order[g * N + 4u * ty + c] * NX + tx] = y[c];
    }
    workgroupBarrier();
    var key = 0u;
    // @unroll
    for (var c = 0u; c < 4u; c++) {
      y[c] = L[base + (4u * ty + c) * NX + tx];
      key = max(key, magnitudes(y[c]));
    }
    let reach = groupMax(t, key);
    var columnsX = vec4f();
    var columnsY = vec4f();
    var rowsX = vec4f();
    var rowsY = vec4f();
    // @unroll
    for (var c = 0u; c < 4u; c++) {
      let absoluteX = abs(x[c]);
      let absoluteY = abs(y[c]);
      columnsX[c] = absoluteX.x + absoluteX.y + absoluteX.z + absoluteX.w;
      columnsY[c] = absoluteY.x + absoluteY.y + absoluteY.z + absoluteY.w;
      rowsX += absoluteX;
      rowsY += absoluteY;
    }
    let oneX = groupColumns(t, columnsX);
    let oneY = groupColumns(t, columnsY);
    let infX = groupRows(t, rowsX);
    let infY = groupRows(t, rowsY);
    let isSingular = zeroPivot | (reach >= INFINITE) | (bitcast<u32>(oneX * oneY) >= SINGULAR);
    let isNear = change < NEAR;
    let mu = select(sqrt(sqrt((oneY / oneX) * (infY / infX))), 1.0, isNear | isSingular);
    let goes = on & !isSingular;
    var differences = vec4f();
    var squares = vec4f();
    // @unroll
    for (var c = 0u; c < 4u; c++) {
      let next = 0.5 * (mu * x[c] + y[c] / mu);
      let d = next - x[c];
      differences = fma(d, d, differences);
      squares = fma(next, next, squares);
      x[c] = select(x[c], next, vec4<bool>(goes));
    }
    let moved = groupSum(t, differences.x + differences.y + differences.z + differences.w);
    let size = groupSum(t, squares.x + squares.y + squares.z + squares.w);
    let before = change;
    change = select(change, sqrt(moved / size), goes);
    // What is left is the square of the change, or rounding errors, which fall no further.
    let isDone = (change < 0.25 * sqrt(EPS)) | (isNear & (change > 0.5 * before));
    let verdict = select(GOES_ON, select(FAILED, CONVERGED, change < NEAR), isDone);
    let now = select(select(verdict, FAILED, (verdict == GOES_ON) & (step == p.most)), FAILED, isSingular);
    found = select(found, now, on);
    stepsDone = select(stepsDone, step, on);
    errorBits = select(errorBits, bitcast<u32>(change), goes);
  }
  let failed = found == FAILED;
  if (live & (own == 0u)) {
    info[p.offInfo + a.q] = select(select(0, i32(select(a.n + 1u, a.n, odd)), failed), -1, a.outside);
    nonfinite[p.offNonfinite + a.q] = select(0, 1, odd & !a.outside);
    iter[p.offIter + a.q] = i32(stepsDone);
    error[p.offError + a.q] = select(errorBits, NAN_BITS, a.outside);
  }
// @use lib/square_store
}
