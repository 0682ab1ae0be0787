// Error measures of singular value decompositions, R11: of the values, of A = U S V^T, of orthogonality. Products are computed in doubles.
import { type MatrixView, matrixView, normFro, normOne } from './norms.ts';
import { columnOf, multiply } from './product.ts';
import { ratio } from './residuals.ts';

const norm2 = (x: Float64Array): number => normFro(matrixView(x, x.length, 1));

/** ||S - T||_2 / (k ||S||_2) of k values each. */
export function valuesError(s: MatrixView, t: MatrixView): number {
  const [x, y] = [columnOf(s, 0), columnOf(t, 0)];
  return ratio(norm2(x.map((value, i) => value - y[i]!)), x.length * norm2(x));
}

/** Whether they descend, and none is negative. */
export function isSorted(s: MatrixView): boolean {
  return columnOf(s, 0).every((value, i, all) => value >= 0 && (i === 0 || all[i - 1]! >= value));
}

/** ||A - U S V^T||_1 / (max(m, n) ||A||_1), with the first columns of U and rows of V^T. */
export function productError(a: MatrixView, u: MatrixView, s: MatrixView, vt: MatrixView): number {
  const { rows: m, cols: n } = a;
  const k = Math.min(m, n);
  const left = matrixView(u.data, m, k, u.ld, u.offset);
  const values = columnOf(s, 0);
  const difference = matrixView(new Float64Array(m * n), m, n);
  for (let j = 0; j < n; j++) {
    const weights = values.map((value, i) => value * vt.data[vt.offset + i + j * vt.ld]!);
    const column = columnOf(a, j);
    multiply(left, false, weights).forEach((x, i) => {
      difference.data[i + j * m] = column[i]! - x;
    });
  }
  return ratio(normOne(difference), Math.max(m, n) * normOne(a));
}

/** max_i | ||A^T u(i)||_2 - S(i) | / (max(m, n) S(1)), S continued by zeros: what is known of U alone. */
export function lengthsError(a: MatrixView, u: MatrixView, s: MatrixView): number {
  const values = columnOf(s, 0);
  let worst = 0;
  for (let j = 0; j < u.cols; j++) {
    const difference = Math.abs(norm2(multiply(a, true, columnOf(u, j))) - (values[j] ?? 0));
    if (!(difference <= worst)) worst = difference;
  }
  return ratio(worst, Math.max(a.rows, a.cols) * (values[0] ?? 0));
}

/** ||I - X^T X||_1 / length, of columns of that length. */
export function orthogonality(x: MatrixView): number {
  let worst = 0;
  for (let j = 0; j < x.cols; j++) {
    const products = multiply(x, true, columnOf(x, j));
    const sum = products.reduce((total, value, i) => total + Math.abs(value - (i === j ? 1 : 0)), 0);
    if (!(sum <= worst)) worst = sum;
  }
  return ratio(worst, x.rows);
}
