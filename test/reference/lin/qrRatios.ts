// The test ratios of orthogonal factorizations: what their factors multiply out to, and how orthogonal Q is. In doubles, in units of eps.
import { type MatrixView, matrixView, normInf, normOne } from '../../../testing/lib/norms.ts';
import { EPS } from '../../../testing/lib/residuals.ts';
import { magnitude, re, type Scalar, times } from '../../../testing/lib/scalars.ts';
import type { NumberPrec } from './desk.ts';
import {
  adjointOf,
  copyOf,
  difference,
  dot,
  identity,
  made,
  multiplyByQ,
  product,
  scalarOf,
  transposedOf,
} from './matrices.ts';

/** The letter of the adjoint: routines take 'c' of complex matrices alone. */
export const adjointOn = (prec: NumberPrec): 't' | 'c' => (prec === 'c' || prec === 'z' ? 'c' : 't');

/** Columns as they are, or the conjugate rows of a matrix as columns: an LQ factorization is judged as the QR factorization of A^H. */
export interface Lines {
  view(a: MatrixView): MatrixView;
  /** The 1-norm of a matrix whose lines are the columns of `a`. */
  norm(a: MatrixView): number;
}

export const COLUMNS: Lines = { view: (a) => a, norm: normOne };
export const ROWS: Lines = { view: adjointOf, norm: normInf };

/** The first rows of the first columns. */
export const leading = ({ data, ld, offset, parts }: MatrixView, rows: number, cols: number): MatrixView =>
  matrixView(data, rows, cols, ld, offset, parts);

/** The upper trapezoid of the array that holds both factors, in as many rows as Q has columns. */
export const upperOf = (factors: MatrixView, rows: number): MatrixView =>
  made(rows, factors.cols, (i, j) => (i <= j && i < factors.rows ? scalarOf(factors, i, j) : 0), factors.parts);

/** xqrt01, xqrt02: ||R - Q^H A|| / (m ||A|| eps); a zero matrix has no ratio to fail. */
export function factorsRatio(
  a: MatrixView,
  q: MatrixView,
  r: MatrixView,
  prec: NumberPrec,
  norm: Lines['norm'] = normOne,
): number {
  const size = norm(a);
  const residual = norm(difference(r, product(adjointOf(q), a)));
  return size > 0 ? residual / Math.max(1, q.rows) / size / EPS[prec] : residual;
}

/** xqrt01, xqrt02: ||I - Q^H Q||_1 / (m eps). */
export function orthogonalityRatio(q: MatrixView, prec: NumberPrec): number {
  return normOne(difference(identity(q.cols, q.parts), product(adjointOf(q), q))) / Math.max(1, q.rows) / EPS[prec];
}

/** xqrt03: ||X - Y||_1 / (m ||C||_1 eps) for two products of C with an orthogonal (unitary) matrix of order m. */
export function productRatio(x: MatrixView, y: MatrixView, c: MatrixView, order: number, prec: NumberPrec): number {
  const size = normOne(c);
  return normOne(difference(x, y)) / (Math.max(1, order) * (size === 0 ? 1 : size) * EPS[prec]);
}

/** op(Q) C or C op(Q). */
export function timesQ(side: 'l' | 'r', adjoint: boolean, q: MatrixView, c: MatrixView): MatrixView {
  const factor = adjoint ? adjointOf(q) : q;
  return side === 'l' ? product(factor, c) : product(c, factor);
}

/** Columns are orthogonal when the cosine between them is about what rounding leaves of it. */
const COSINE = 2e-15;
const SWEEPS = 30;

/**
 * The singular values of a matrix, largest first: one-sided Jacobi rotations in doubles, which find small ones as accurately as large ones.
 */
export function singularValues(a: MatrixView): Float64Array {
  const tall = copyOf(a.rows < a.cols ? transposedOf(a) : a);
  for (let rotated = true, sweep = 0; rotated && sweep < SWEEPS; sweep++) {
    rotated = false;
    for (let p = 0; p < tall.cols; p++) {
      for (let q = p + 1; q < tall.cols; q++) rotated = orthogonalize(tall, p, q) || rotated;
    }
  }
  return Float64Array.from({ length: tall.cols }, (_, j) => Math.sqrt(re(dot(tall, j, tall, j, 0))))
    .sort()
    .reverse();
}

/** Rotates columns p and q until they are orthogonal; false where they have been. */
function orthogonalize(a: MatrixView, p: number, q: number): boolean {
  const [xx, yy] = [re(dot(a, p, a, p, 0)), re(dot(a, q, a, q, 0))];
  let xy = dot(a, p, a, q, 0);
  if (!(magnitude(xy) > COSINE * Math.sqrt(xx * yy))) return false;
  const entries = (j: number) => a.data.subarray(j * a.rows * (a.parts ?? 1), (j + 1) * a.rows * (a.parts ?? 1));
  const [x, y] = [entries(p), entries(q)];
  if (typeof xy === 'object') {
    // Turned so that the product of the columns is real.
    const size = magnitude(xy);
    const [c, s] = [xy.re / size, xy.im / size];
    for (let i = 0; i < y.length; i += 2) {
      const [u, v] = [y[i]!, y[i + 1]!];
      y[i] = c * u + s * v;
      y[i + 1] = c * v - s * u;
    }
    xy = size;
  }
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

/** xqrt12: ||s - sigma||_1 / (||sigma||_2 max(m, n) eps) for the singular values s of an m x n matrix and those that it was made of. */
export function singularValuesRatio(a: MatrixView, sigma: readonly number[] | Float64Array, prec: NumberPrec): number {
  const order = Math.min(a.rows, a.cols);
  if (order === 0) return 0;
  // A power of two brings what would leave the range of squares into it, and changes no digit.
  const scale = 2 ** -Math.floor(Math.log2(normOne(a) || 1));
  const found = singularValues(made(a.rows, a.cols, (i, j) => times(scalarOf(a, i, j), scale), a.parts));
  const exact = Float64Array.from({ length: order }, (_, i) => sigma[i]! * scale);
  const error = found.reduce((sum, value, i) => sum + Math.abs(value - exact[i]!), 0);
  const size = Math.hypot(...exact);
  return (size === 0 ? error : error / size) / (Math.max(a.rows, a.cols) * EPS[prec]);
}

const scalarsOf = (tau: MatrixView): Scalar[] => Array.from({ length: tau.rows }, (_, i) => scalarOf(tau, i, 0));

/** xqpt01: ||A P - Q R||_1 / (max(m, n) ||A||_1 eps). */
export function pivotedRatio(
  a: MatrixView,
  factors: MatrixView,
  tau: MatrixView,
  order: readonly number[],
  prec: NumberPrec,
): number {
  if (a.rows === 0 || a.cols === 0) return 0;
  const size = normOne(a);
  const permuted = made(a.rows, a.cols, (i, j) => scalarOf(a, i, order[j]!), a.parts);
  const error = normOne(difference(permuted, multiplyByQ(factors, scalarsOf(tau), false, upperOf(factors, a.rows))));
  return (size === 0 ? error : error / size) / (Math.max(a.rows, a.cols) * EPS[prec]);
}

/** xqrt11: ||Q^H Q - I||_1 / (m eps). */
export function reflectorsRatio(v: MatrixView, tau: MatrixView, prec: NumberPrec): number {
  const unit = identity(v.rows, v.parts);
  const square = multiplyByQ(v, scalarsOf(tau), true, multiplyByQ(v, scalarsOf(tau), false, copyOf(unit)));
  return normOne(difference(square, unit)) / (Math.max(1, v.rows) * EPS[prec]);
}
