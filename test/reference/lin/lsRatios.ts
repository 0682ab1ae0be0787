// The test ratios of least squares problems: residuals of consistent systems, what of a residual is left in the range of A, and what of a
// solution is not in its row space. In doubles, in units of eps.
import { geqrfRef } from '../../../src/lapack/qr/geqrf.ref.ts';
import { type MatrixView, normMax, normOne } from '../../../testing/lib/norms.ts';
import { columnOf, multiply } from '../../../testing/lib/product.ts';
import { EPS } from '../../../testing/lib/residuals.ts';
import { hostMat } from '../../../testing/lib/views.ts';
import type { RealPrec } from './desk.ts';
import { entryOf, made, product, residualRatio, transposedOf } from './ratios.ts';

/** min || op(A) X - B ||: X and B hold as many rows as op(A) has columns and rows. */
export interface Problem {
  readonly a: MatrixView;
  readonly transposed: boolean;
  readonly x: MatrixView;
  readonly b: MatrixView;
}

const isEmpty = ({ a, b }: Problem): boolean => a.rows === 0 || a.cols === 0 || b.cols === 0;

/** dqrt16: max_j ||b - op(A) x||_1 / (||op(A)||_1 ||x||_1 max(m, n) eps). */
export const consistentRatio = (problem: Problem, prec: RealPrec): number => {
  const { a, transposed, x, b } = problem;
  return isEmpty(problem) ? 0 : residualRatio(a, x, b, transposed, prec) / Math.max(a.rows, a.cols);
};

/** dqrt17: ||(B - op(A) X)^T op(A)||_1 / (||A||_1 ||B||_1 max(m, n, nrhs) eps). */
export function rangeRatio(problem: Problem, prec: RealPrec): number {
  if (isEmpty(problem)) return 0;
  const { a, transposed, x, b } = problem;
  const columns = Array.from({ length: b.cols }, (_, j) => multiply(a, transposed, columnOf(x, j)));
  const residual = made(b.rows, b.cols, (i, j) => entryOf(b, i, j) - columns[j]![i]!);
  // The residual is brought to 1 first: products of small numbers would underflow.
  const size = normMax(residual);
  if (size === 0) return 0;
  const scaled = made(b.cols, b.rows, (i, j) => entryOf(residual, j, i) / size);
  const error = normOne(product(scaled, transposed ? transposedOf(a) : a));
  const [normA, normB] = [normOne(a), normOne(b)];
  const relative = (normA === 0 ? error : error / normA) * (normB === 0 ? size : size / normB);
  return relative / (Math.max(a.rows, a.cols, b.cols) * EPS[prec]);
}

/** dqrt14: the largest element that a QR factorization of [op(A)^T X], both scaled to 1, leaves of X beneath the rows of op(A)^T's. */
export function rowSpaceRatio(problem: Problem, prec: RealPrec): number {
  const { a, transposed, x, b } = problem;
  const lines = transposed ? a : transposedOf(a);
  const { rows, cols } = lines;
  if (rows === 0 || x.cols === 0) return 0;
  const [sizeA, sizeX] = [normMax(a) || 1, normMax(x) || 1];
  const both = made(rows, cols + x.cols, (i, j) =>
    j < cols ? entryOf(lines, i, j) / sizeA : entryOf(x, i, j - cols) / sizeX,
  );
  geqrfRef(rows, both.cols, hostMat(both), new Float64Array(Math.min(rows, both.cols)));
  const rest = made(Math.max(0, rows - cols), x.cols, (i, j) => (i <= j ? entryOf(both, cols + i, cols + j) : 0));
  return normMax(rest) / (Math.max(a.rows, a.cols, b.cols) * EPS[prec]);
}
