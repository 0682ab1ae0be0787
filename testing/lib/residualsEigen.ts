// Error measures of symmetric eigenproblems, the ratios of LAPACK's SEP programs without their eps. Products are computed in doubles.
import type { Uplo } from '../../src/index.ts';
import { orgtrRef } from '../../src/lapack/eigen/orgtr.ref.ts';
import { type MatrixView, matrixView, normOne } from './norms.ts';
import { columnOf, multiply } from './product.ts';
import { ratio } from './residuals.ts';
import { inDoubles } from './residualsQr.ts';
import { orthogonality } from './residualsSvd.ts';
import { hostMat } from './views.ts';

/** ||A - Z W Z^T||_1 / (n ||A||_1) of a full matrix A and n columns of Z. */
export function spectralError(a: MatrixView, w: MatrixView, z: MatrixView): number {
  const values = columnOf(w, 0);
  return congruenceError(a, z, (row) => row.map((x, i) => values[i]! * x));
}

/** ||A - Q M Q^T||_1 / (n ||A||_1), `times` being the product with M. */
function congruenceError(a: MatrixView, q: MatrixView, times: (x: Float64Array) => Float64Array): number {
  const n = a.rows;
  const difference = matrixView(new Float64Array(n * n), n, n);
  for (let j = 0; j < n; j++) {
    const column = columnOf(a, j);
    const product = multiply(q, false, times(columnOf(q, j, 't')));
    for (let i = 0; i < n; i++) difference.data[i + j * n] = column[i]! - product[i]!;
  }
  return ratio(normOne(difference), n * normOne(a));
}

/** The product with the tridiagonal matrix of the diagonals d and e. */
function timesTridiagonal(d: Float64Array, e: Float64Array): (x: Float64Array) => Float64Array {
  return (x) => x.map((value, i) => d[i]! * value + (e[i - 1] ?? 0) * (x[i - 1] ?? 0) + (e[i] ?? 0) * (x[i + 1] ?? 0));
}

/** ||A - Q T Q^T||_1 / (n ||A||_1) and ||I - Q^T Q||_1 / n of what sytrd leaves; `a` is the full matrix. */
export function tridiagonalErrors(
  a: MatrixView,
  uplo: Uplo,
  reduced: MatrixView,
  { D, E, tau }: Readonly<Record<'D' | 'E' | 'tau', MatrixView>>,
): [residual: number, orthogonality: number] {
  const n = a.rows;
  const Q = inDoubles(reduced);
  orgtrRef(uplo, n, hostMat(Q), Float64Array.from(columnOf(tau, 0)));
  return [congruenceError(a, Q, timesTridiagonal(columnOf(D, 0), columnOf(E, 0))), orthogonality(Q)];
}

/** max |w(i) - v(i)| / max |v(i)|. */
export function eigenvaluesError(w: MatrixView, v: MatrixView): number {
  const [x, y] = [columnOf(w, 0), columnOf(v, 0)];
  let [worst, most] = [0, 0];
  for (const [i, value] of x.entries()) {
    const difference = Math.abs(value - y[i]!);
    if (!(difference <= worst)) worst = difference;
    most = Math.max(most, Math.abs(y[i]!));
  }
  return ratio(worst, most);
}

/** Whether they ascend. */
export const isAscending = (w: MatrixView): boolean =>
  columnOf(w, 0).every((value, i, all) => i === 0 || all[i - 1]! <= value);
