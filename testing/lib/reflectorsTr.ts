// Made-up reflectors of a reduction to tridiagonal form, in either triangle, and what Q comes to, in doubles.
import type { Prec, Uplo } from '../../src/index.ts';
import { orgtrRef } from '../../src/lapack/eigen/orgtr.ref.ts';
import { type MatrixView, matrixView } from './norms.ts';
import { fill } from './operands.ts';
import { columnOf } from './product.ts';
import type { Random } from './random.ts';
import { inDoubles } from './residualsQr.ts';
import { fillTriangle } from './triangles.ts';
import { hostMat } from './views.ts';

/** Fills a triangle with numbers from (-1/2, 1/2) and tau so that H(i) is orthogonal to within a rounding: tau = 2 / v^T v. */
export function reflectorsTr(
  prec: Prec,
  uplo: Uplo,
  a: MatrixView,
  tau: MatrixView,
  use: 'read' | 'write',
  random: Random,
): void {
  fillTriangle(prec, a, uplo, use, () => random.rand() - 0.5);
  fill(prec, tau, (i) => {
    // Rows i + 2 on of column i, or rows up to i - 1 of column i + 1
    const [column, first, last] = uplo === 'l' ? [i, i + 2, a.rows] : [i + 1, 0, i];
    let square = 1;
    for (let r = first; r < last; r++) square += a.data[a.offset + r + column * a.ld]! ** 2;
    return 2 / square;
  });
}

/** Q of the reflectors. */
export function writtenQTr(uplo: Uplo, v: MatrixView, tau: MatrixView): MatrixView {
  const Q = inDoubles(v);
  orgtrRef(uplo, v.rows, hostMat(Q), Float64Array.from(columnOf(tau, 0)));
  return Q;
}

/** The same from the definition: the product of the matrices H(i) = I - tau v v^T. */
export function multipliedQTr(uplo: Uplo, v: MatrixView, tau: MatrixView): MatrixView {
  const n = v.rows;
  const Q = matrixView(new Float64Array(n * n), n, n);
  for (let i = 0; i < n; i++) Q.data[i * (n + 1)] = 1;
  const at = (i: number, j: number): number => v.data[v.offset + i + j * v.ld]!;
  for (let step = 0; step < n - 1; step++) {
    // Q := Q H(step): 'l' H(0) first, 'u' H(n-2) first
    const i = uplo === 'l' ? step : n - 2 - step;
    const x = Float64Array.from({ length: n }, (_, r) => {
      if (uplo === 'l') return r <= i ? 0 : r === i + 1 ? 1 : at(r, i);
      return r > i ? 0 : r === i ? 1 : at(r, i + 1);
    });
    for (let row = 0; row < n; row++) {
      let sum = 0;
      for (let c = 0; c < n; c++) sum += Q.data[row + c * n]! * x[c]!;
      for (let c = 0; c < n; c++) Q.data[row + c * n]! -= tau.data[tau.offset + i]! * sum * x[c]!;
    }
  }
  return Q;
}
