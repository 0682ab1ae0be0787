// Matrix-vector products for checks, in doubles with compensated sums: the check must not be the larger error when
// it judges double-precision results. Reads nothing outside a stored triangle.
import type { MatrixView, Triangle } from './norms.ts';
import { impliedOnes, storedRows } from './norms.ts';
import type { Random } from './random.ts';

/** y := A x or A^T x. The sums are Knuth's TwoSum; products are rounded once each. */
export function multiply(a: MatrixView, transposed: boolean, x: Float64Array, triangle?: Triangle): Float64Array {
  const inner = transposed ? a.rows : a.cols;
  if (x.length !== inner) throw new RangeError(`the vector has ${x.length} elements, the matrix needs ${inner}`);
  return transposed ? multiplyTransposed(a, x, triangle) : multiplyColumns(a, x, triangle);
}

function multiplyColumns(a: MatrixView, x: Float64Array, triangle?: Triangle): Float64Array {
  const { data, rows, cols, ld, offset } = a;
  const high = new Float64Array(rows);
  const low = new Float64Array(rows);
  const ones = impliedOnes(a, triangle);
  for (let j = 0; j < cols; j++) {
    const [top, bottom] = storedRows(a, j, triangle);
    const column = offset + j * ld;
    const xj = x[j];
    for (let i = top; i < bottom; i++) {
      const term = data[column + i] * xj;
      const before = high[i];
      const after = before + term;
      const part = after - before;
      low[i] += before - (after - part) + (term - part);
      high[i] = after;
    }
    if (j < ones) {
      const before = high[j];
      const after = before + xj;
      const part = after - before;
      low[j] += before - (after - part) + (xj - part);
      high[j] = after;
    }
  }
  for (let i = 0; i < rows; i++) high[i] += low[i];
  return high;
}

function multiplyTransposed(a: MatrixView, x: Float64Array, triangle?: Triangle): Float64Array {
  const { data, cols, ld, offset } = a;
  const y = new Float64Array(cols);
  const ones = impliedOnes(a, triangle);
  for (let j = 0; j < cols; j++) {
    const [top, bottom] = storedRows(a, j, triangle);
    const column = offset + j * ld;
    let high = j < ones ? x[j] : 0;
    let low = 0;
    for (let i = top; i < bottom; i++) {
      const term = data[column + i] * x[i];
      const after = high + term;
      const part = after - high;
      low += high - (after - part) + (term - part);
      high = after;
    }
    y[j] = high + low;
  }
  return y;
}

/** Column j of a matrix, in doubles. */
export function columnOf(a: MatrixView, j: number): Float64Array {
  const start = a.offset + j * a.ld;
  return Float64Array.from(a.data.subarray(start, start + a.rows));
}

/** Column j of op(T) for a stored triangle T of an n x n matrix; the rest is zero. */
export function triangleColumn(a: MatrixView, triangle: Triangle, transposed: boolean, j: number): Float64Array {
  const unit = new Float64Array(a.cols);
  unit[j] = 1;
  if (!transposed) {
    const [top, bottom] = storedRows(a, j, triangle);
    const column = a.offset + j * a.ld;
    for (let i = top; i < bottom; i++) unit[i] = a.data[column + i];
    return unit;
  }
  for (let l = 0; l < a.cols; l++) {
    const [top, bottom] = storedRows(a, l, triangle);
    if (j >= top && j < bottom) unit[l] = a.data[a.offset + j + l * a.ld];
  }
  return unit;
}

/** Random signs: t with E[t t^T] = I, so that E ||E t||^2 = ||E||_F^2 for every matrix E. */
export function signVector(n: number, random: Random): Float64Array {
  const t = new Float64Array(n);
  for (let j = 0; j < n; j++) t[j] = random.sign();
  return t;
}
