// The test ratios of orthogonal factorizations: what their factors multiply out to, and how orthogonal Q is. In doubles, in units of eps.
import { ormqrRef } from '../../../src/lapack/qr/ormqr.ref.ts';
import { type MatrixView, matrixView, normInf, normOne } from '../../../testing/lib/norms.ts';
import { EPS } from '../../../testing/lib/residuals.ts';
import { hostMat } from '../../../testing/lib/views.ts';
import type { RealPrec } from './desk.ts';
import { entryOf, made, product, transposedOf } from './ratios.ts';

/** Columns as they are, or the rows of a matrix as columns: an LQ factorization is judged as the QR factorization of A^T. */
export interface Lines {
  view(a: MatrixView): MatrixView;
  /** The 1-norm of a matrix whose lines are the columns of `a`. */
  norm(a: MatrixView): number;
}

export const COLUMNS: Lines = { view: (a) => a, norm: normOne };
export const ROWS: Lines = { view: transposedOf, norm: normInf };

/** The first rows of the first columns. */
export const leading = ({ data, ld, offset }: MatrixView, rows: number, cols: number): MatrixView =>
  matrixView(data, rows, cols, ld, offset);

/** X - Y. */
export const difference = (x: MatrixView, y: MatrixView): MatrixView =>
  made(x.rows, x.cols, (i, j) => entryOf(x, i, j) - entryOf(y, i, j));

/** The upper trapezoid of the array that holds both factors, in as many rows as Q has columns. */
export const upperOf = (factors: MatrixView, rows: number): MatrixView =>
  made(rows, factors.cols, (i, j) => (i <= j && i < factors.rows ? entryOf(factors, i, j) : 0));

/** dqrt01, dqrt02: ||R - Q^T A|| / (m ||A|| eps); a zero matrix has no ratio to fail. */
export function factorsRatio(
  a: MatrixView,
  q: MatrixView,
  r: MatrixView,
  prec: RealPrec,
  norm: Lines['norm'] = normOne,
): number {
  const size = norm(a);
  const residual = norm(difference(r, product(transposedOf(q), a)));
  return size > 0 ? residual / Math.max(1, q.rows) / size / EPS[prec] : residual;
}

/** dqrt01, dqrt02: ||I - Q^T Q||_1 / (m eps). */
export function orthogonalityRatio(q: MatrixView, prec: RealPrec): number {
  const identity = made(q.cols, q.cols, (i, j) => +(i === j));
  return normOne(difference(identity, product(transposedOf(q), q))) / Math.max(1, q.rows) / EPS[prec];
}

/** dqrt03: ||X - Y||_1 / (m ||C||_1 eps) for two products of C with an orthogonal matrix of order m. */
export function productRatio(x: MatrixView, y: MatrixView, c: MatrixView, order: number, prec: RealPrec): number {
  const size = normOne(c);
  return normOne(difference(x, y)) / (Math.max(1, order) * (size === 0 ? 1 : size) * EPS[prec]);
}

/** op(Q) C or C op(Q). */
export function timesQ(side: 'l' | 'r', transposed: boolean, q: MatrixView, c: MatrixView): MatrixView {
  const factor = transposed ? transposedOf(q) : q;
  return side === 'l' ? product(factor, c) : product(c, factor);
}

/** Columns are orthogonal when the cosine between them is about what rounding leaves of it. */
const COSINE = 2e-15;
const SWEEPS = 30;

/**
 * The singular values of a matrix, largest first: one-sided Jacobi rotations in doubles, which find small ones as accurately as large ones.
 */
export function singularValues(a: MatrixView): Float64Array {
  const tall = a.rows < a.cols ? transposedOf(a) : a;
  const columns = Array.from({ length: tall.cols }, (_, j) =>
    Float64Array.from({ length: tall.rows }, (_, i) => entryOf(tall, i, j)),
  );
  const dot = (x: Float64Array, y: Float64Array): number => x.reduce((sum, value, i) => sum + value * y[i]!, 0);
  for (let rotated = true, sweep = 0; rotated && sweep < SWEEPS; sweep++) {
    rotated = false;
    for (let p = 0; p < columns.length; p++) {
      for (let q = p + 1; q < columns.length; q++) rotated = orthogonalize(columns[p]!, columns[q]!, dot) || rotated;
    }
  }
  return Float64Array.from(columns, (x) => Math.sqrt(dot(x, x)))
    .sort()
    .reverse();
}

/** Rotates two columns until they are orthogonal; false where they have been. */
function orthogonalize(x: Float64Array, y: Float64Array, dot: (x: Float64Array, y: Float64Array) => number): boolean {
  const [xx, yy, xy] = [dot(x, x), dot(y, y), dot(x, y)];
  if (!(Math.abs(xy) > COSINE * Math.sqrt(xx * yy))) return false;
  const zeta = (yy - xx) / (2 * xy);
  const t = Math.sign(zeta || 1) / (Math.abs(zeta) + Math.hypot(1, zeta));
  const c = 1 / Math.hypot(1, t);
  for (let i = 0; i < x.length; i++) {
    const [u, v] = [x[i]!, y[i]!];
    x[i] = c * (u - t * v);
    y[i] = c * (v + t * u);
  }
  return true;
}

/** dqrt12: ||s - sigma||_1 / (||sigma||_2 max(m, n) eps) for the singular values s of an m x n matrix and those that it was made of. */
export function singularValuesRatio(a: MatrixView, sigma: readonly number[] | Float64Array, prec: RealPrec): number {
  const order = Math.min(a.rows, a.cols);
  if (order === 0) return 0;
  // A power of two brings what would leave the range of squares into it, and changes no digit.
  const scale = 2 ** -Math.floor(Math.log2(normOne(a) || 1));
  const found = singularValues(made(a.rows, a.cols, (i, j) => entryOf(a, i, j) * scale));
  const exact = Float64Array.from({ length: order }, (_, i) => sigma[i]! * scale);
  const error = found.reduce((sum, value, i) => sum + Math.abs(value - exact[i]!), 0);
  const size = Math.hypot(...exact);
  return (size === 0 ? error : error / size) / (Math.max(a.rows, a.cols) * EPS[prec]);
}

/** op(Q) C in doubles, over C. */
function multiply(v: MatrixView, tau: MatrixView, trans: 'n' | 't', c: MatrixView): MatrixView {
  ormqrRef('l', trans, c.rows, c.cols, tau.rows, hostMat(v), tau.data, tau.offset, hostMat(c));
  return c;
}

/** dqpt01: ||A P - Q R||_1 / (max(m, n) ||A||_1 eps). */
export function pivotedRatio(
  a: MatrixView,
  factors: MatrixView,
  tau: MatrixView,
  order: readonly number[],
  prec: RealPrec,
): number {
  if (a.rows === 0 || a.cols === 0) return 0;
  const size = normOne(a);
  const permuted = made(a.rows, a.cols, (i, j) => entryOf(a, i, order[j]!));
  const error = normOne(difference(permuted, multiply(factors, tau, 'n', upperOf(factors, a.rows))));
  return (size === 0 ? error : error / size) / (Math.max(a.rows, a.cols) * EPS[prec]);
}

/** dqrt11: ||Q^T Q - I||_1 / (m eps). */
export function reflectorsRatio(v: MatrixView, tau: MatrixView, prec: RealPrec): number {
  const identity = (): MatrixView => made(v.rows, v.rows, (i, j) => +(i === j));
  const product = multiply(v, tau, 't', multiply(v, tau, 'n', identity()));
  return normOne(difference(product, identity())) / (Math.max(1, v.rows) * EPS[prec]);
}
