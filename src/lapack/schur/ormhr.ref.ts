// Product with the orthogonal (unitary) factor of a Hessenberg form in TypeScript. Host memory only.
import { at, type FieldMat, type RealArray, type Side, type Trans } from '../../core/matrix.ts';
import { ormqrRef } from '../qr/ormqr.ref.ts';
import type { Range } from './gebal.ref.ts';

/** C := op(Q) C or C op(Q), C m x n, from the v's and tau that gehrdRef leaves. Source: LAPACK xORMHR. */
export function ormhrRef(
  side: Side,
  trans: Trans,
  m: number,
  n: number,
  { lo, hi }: Range,
  A: FieldMat,
  tau: RealArray,
  tauOff: number,
  C: FieldMat,
): void {
  const order = hi - lo - 1;
  if (order <= 0) return;
  const [rows, cols, part] = side === 'l' ? [order, n, at(C, lo + 1, 0)] : [m, order, at(C, 0, lo + 1)];
  ormqrRef(side, trans, rows, cols, order, at(A, lo + 1, lo), tau, tauOff + lo, part);
}
