// Error measures of least-squares solutions, in doubles: the normal equations' residual (LAPACK's dqrt17), the residual of a consistent
// system (dqrt16), and how far a solution of least norm is from the row space (dqrt14).
import { geqrfRef } from '../../src/lapack/qr/geqrf.ref.ts';
import { ormqrRef } from '../../src/lapack/qr/ormqr.ref.ts';
import { larger, type MatrixView, matrixView, normFro } from './norms.ts';
import { columnOf, multiply } from './product.ts';
import { ratio } from './residuals.ts';

const norm = (x: Float64Array): number => normFro(matrixView(x, x.length, 1));

/** The first rows of a matrix. */
export const topOf = (x: MatrixView, rows: number): MatrixView => ({ ...x, rows });

/** b - op(A) x for column j. */
export function residualOf(a: MatrixView, transposed: boolean, x: MatrixView, b: MatrixView, j: number): Float64Array {
  const product = multiply(a, transposed, columnOf(x, j));
  return columnOf(b, j).map((value, i) => value - product[i]!);
}

/** max_j ||op(A)^T (b - op(A) x)|| / (max(m, n) ||A|| (||b|| + ||A|| ||x||)) */
export function normalError(a: MatrixView, transposed: boolean, x: MatrixView, b: MatrixView): number {
  const size = normFro(a);
  let worst = 0;
  for (let j = 0; j < b.cols; j++) {
    const r = residualOf(a, transposed, x, b, j);
    const scale = Math.max(a.rows, a.cols) * size * (norm(columnOf(b, j)) + size * norm(columnOf(x, j)));
    worst = larger(ratio(norm(multiply(a, !transposed, r)), scale), worst);
  }
  return worst;
}

/** max_j ||b - op(A) x|| / (max(m, n) (||A|| ||x|| + ||b||)) */
export function consistentError(a: MatrixView, transposed: boolean, x: MatrixView, b: MatrixView): number {
  let worst = 0;
  for (let j = 0; j < b.cols; j++) {
    const scale = normFro(a) * norm(columnOf(x, j)) + norm(columnOf(b, j));
    worst = larger(ratio(norm(residualOf(a, transposed, x, b, j)), Math.max(a.rows, a.cols) * scale), worst);
  }
  return worst;
}

/** max_j of the part of x outside the range of op(A)^T, which has full rank and at least as many rows as columns, over max(m, n) ||x||. */
export function outsideRowSpace(a: MatrixView, transposed: boolean, x: MatrixView): number {
  const [p, q] = transposed ? [a.rows, a.cols] : [a.cols, a.rows];
  const T = new Float64Array(p * q);
  for (let j = 0; j < a.cols; j++) {
    const column = columnOf(a, j);
    for (let i = 0; i < a.rows; i++) T[transposed ? i + j * p : j + i * p] = column[i]!;
  }
  const tau = new Float64Array(q);
  const factored = { data: T, off: 0, ld: Math.max(1, p) };
  geqrfRef(p, q, factored, tau);
  let worst = 0;
  for (let j = 0; j < x.cols; j++) {
    const c = columnOf(x, j);
    const size = norm(c);
    ormqrRef('l', 't', p, 1, q, factored, tau, 0, { data: c, off: 0, ld: Math.max(1, p) });
    worst = larger(ratio(norm(c.slice(q)), p * size), worst);
  }
  return worst;
}

/** max_j |rss - ||b - op(A) x||^2| / (max(m, n) (||b|| + ||A|| ||x||)^2) */
export function squaresError(
  a: MatrixView,
  transposed: boolean,
  x: MatrixView,
  b: MatrixView,
  rss: MatrixView,
): number {
  let worst = 0;
  for (let j = 0; j < b.cols; j++) {
    const found = rss.data[rss.offset + j]!;
    const size = norm(columnOf(b, j)) + normFro(a) * norm(columnOf(x, j));
    const expected = norm(residualOf(a, transposed, x, b, j)) ** 2;
    worst = larger(ratio(Math.abs(found - expected), Math.max(a.rows, a.cols) * size ** 2), worst);
  }
  return worst;
}
