// The test ratios of least squares problems: residuals of consistent systems, what of a residual is left in the range of A, and what of a
// solution is not in its row space. In doubles, in units of eps.

import type { Trans } from '../../../src/index.ts';
import { type MatrixView, normMax, normOne } from '../../../testing/lib/norms.ts';
import { columnOf, multiply } from '../../../testing/lib/product.ts';
import { EPS } from '../../../testing/lib/residuals.ts';
import { conjugate, minus, quotient, scalarAt } from '../../../testing/lib/scalars.ts';
import type { NumberPrec } from './desk.ts';
import { adjointOf, eliminateBelow, made, product, scalarOf } from './matrices.ts';
import { residualRatio } from './ratios.ts';

/** min || op(A) X - B ||: X and B hold as many rows as op(A) has columns and rows. */
export interface Problem {
  readonly a: MatrixView;
  /** 'n', or the adjoint by its letter. */
  readonly op: Trans;
  readonly x: MatrixView;
  readonly b: MatrixView;
}

const isEmpty = ({ a, b }: Problem): boolean => a.rows === 0 || a.cols === 0 || b.cols === 0;

/** xqrt16: max_j ||b - op(A) x||_1 / (||op(A)||_1 ||x||_1 max(m, n) eps). */
export const consistentRatio = (problem: Problem, prec: NumberPrec): number => {
  const { a, op, x, b } = problem;
  return isEmpty(problem) ? 0 : residualRatio(a, x, b, op, prec) / Math.max(a.rows, a.cols);
};

/** xqrt17: ||(B - op(A) X)^H op(A)||_1 / (||A||_1 ||B||_1 max(m, n, nrhs) eps). */
export function rangeRatio(problem: Problem, prec: NumberPrec): number {
  if (isEmpty(problem)) return 0;
  const { a, op, x, b } = problem;
  const columns = Array.from({ length: b.cols }, (_, j) => multiply(a, op, columnOf(x, j)));
  const residual = made(b.rows, b.cols, (i, j) => minus(scalarOf(b, i, j), scalarAt(columns[j]!, i, b.parts)), b.parts);
  // The residual is brought to 1 first: products of small numbers would underflow.
  const size = normMax(residual);
  if (size === 0) return 0;
  const scaled = made(b.cols, b.rows, (i, j) => quotient(conjugate(scalarOf(residual, j, i)), size), b.parts);
  const error = normOne(product(scaled, op === 'n' ? a : adjointOf(a)));
  const [normA, normB] = [normOne(a), normOne(b)];
  const relative = (normA === 0 ? error : error / normA) * (normB === 0 ? size : size / normB);
  return relative / (Math.max(a.rows, a.cols, b.cols) * EPS[prec]);
}

/** xqrt14: the largest element that a QR factorization of [op(A)^H X], both scaled to 1, leaves of X beneath the rows of op(A)^H's. */
export function rowSpaceRatio(problem: Problem, prec: NumberPrec): number {
  const { a, op, x, b } = problem;
  const lines = op === 'n' ? adjointOf(a) : a;
  const { rows, cols } = lines;
  if (rows === 0 || x.cols === 0) return 0;
  const [sizeA, sizeX] = [normMax(a) || 1, normMax(x) || 1];
  const both = made(
    rows,
    cols + x.cols,
    (i, j) => (j < cols ? quotient(scalarOf(lines, i, j), sizeA) : quotient(scalarOf(x, i, j - cols), sizeX)),
    a.parts,
  );
  eliminateBelow(both);
  const rest = made(Math.max(0, rows - cols), x.cols, (i, j) => scalarOf(both, cols + i, cols + j), a.parts);
  return normMax(rest) / (Math.max(a.rows, a.cols, b.cols) * EPS[prec]);
}
