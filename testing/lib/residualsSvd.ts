// Error measures of singular value decompositions, R11: of the values, of A = U S V^T, of orthogonality. Products are computed in doubles.

import { ormbrRef } from '../../src/lapack/svd/ormbr.ref.ts';
import { columnView, type MatrixView, matrixView, normFro, normOne } from './norms.ts';
import { columnOf, multiply, subtract, unitVector } from './product.ts';
import { ratio } from './residuals.ts';
import { inDoubles } from './residualsQr.ts';
import { hostMat } from './views.ts';

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

/** ||A^T U - V S||_1 / (max(m, n) ||A||_1), of any number of vectors. */
export function imagesError(a: MatrixView, u: MatrixView, s: MatrixView, v: MatrixView): number {
  const values = columnOf(s, 0);
  const difference = matrixView(new Float64Array(a.cols * u.cols), a.cols, u.cols);
  for (let j = 0; j < u.cols; j++) {
    const column = multiply(a, true, columnOf(u, j));
    subtract(column, values[j]!, columnOf(v, j));
    difference.data.set(column, j * a.cols);
  }
  return u.cols === 0 ? 0 : ratio(normOne(difference), Math.max(a.rows, a.cols) * normOne(a));
}

/** ||I - X^H X||_1 / length, of columns of that length. */
export function orthogonality(x: MatrixView): number {
  let worst = 0;
  for (let j = 0; j < x.cols; j++) {
    const products = multiply(x, true, columnOf(x, j));
    subtract(products, 1, unitVector(x.cols, j, x.parts));
    const sum = normOne(columnView(products, x.parts));
    if (!(sum <= worst)) worst = sum;
  }
  return ratio(worst, x.rows);
}

/** What gebrd leaves, as doubles. */
export interface Reduced {
  readonly A: MatrixView;
  readonly D: MatrixView;
  readonly E: MatrixView;
  readonly tauQ: MatrixView;
  readonly tauP: MatrixView;
}

/** B as a matrix, rows x cols: D on the diagonal, E above or below it. */
export function bidiagonal(uplo: 'u' | 'l', rows: number, cols: number, D: MatrixView, E: MatrixView): MatrixView {
  const B = matrixView(new Float64Array(rows * cols), rows, cols);
  columnOf(D, 0).forEach((value, i) => {
    B.data[i + i * B.ld] = value;
  });
  columnOf(E, 0).forEach((value, i) => {
    B.data[uplo === 'u' ? i + (i + 1) * B.ld : i + 1 + i * B.ld] = value;
  });
  return B;
}

/**
 * LAPACK's ratios of a reduction: ||A - Q B P^T||_1 / (max(m, n) ||A||_1), ||I - Q^T Q||_1 / m, ||I - P^T P||_1 / n, and NaN unless D and E
 * stand in A too.
 */
export function reductionErrors(a: MatrixView, { A, D, E, tauQ, tauP }: Reduced): number[] {
  const { rows: m, cols: n } = a;
  const k = Math.min(m, n);
  const uplo = m >= n ? 'u' : 'l';
  const stored = inDoubles(A);
  for (const [j, step] of [0, uplo === 'u' ? stored.ld : 1].entries())
    for (const [i, value] of columnOf(j === 0 ? D : E, 0).entries())
      if (stored.data[i + i * stored.ld + step] !== value) return [Number.NaN, 0, 0];
  const [scalesQ, scalesP] = [columnOf(tauQ, 0), columnOf(tauP, 0)];
  const product = bidiagonal(uplo, m, n, D, E);
  ormbrRef('q', 'l', 'n', m, n, n, hostMat(stored), scalesQ, 0, hostMat(product));
  ormbrRef('p', 'r', 't', m, n, m, hostMat(stored), scalesP, 0, hostMat(product));
  const unit = (order: number): MatrixView => {
    const X = matrixView(new Float64Array(order * order), order, order);
    for (let i = 0; i < order; i++) X.data[i * (order + 1)] = 1;
    return X;
  };
  const [Q, P] = [unit(m), unit(n)];
  ormbrRef('q', 'l', 'n', m, m, n, hostMat(stored), scalesQ, 0, hostMat(Q));
  ormbrRef('p', 'l', 'n', n, n, m, hostMat(stored), scalesP, 0, hostMat(P));
  for (let j = 0; j < n; j++)
    columnOf(a, j).forEach((value, i) => {
      product.data[i + j * m]! -= value;
    });
  const residual = k === 0 ? 0 : ratio(normOne(product), Math.max(m, n) * normOne(a));
  return [residual, orthogonality(Q), orthogonality(P)];
}
