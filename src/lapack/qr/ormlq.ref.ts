// Product with the orthogonal (unitary) factor of gelqf in TypeScript, one reflector after the other. Host memory only.
import { adjoint, at, type FieldMat, type RealArray, type Side, type Trans } from '../../core/matrix.ts';
import { vectorLike } from '../condition/condition.ref.ts';
import { rowRef } from './gelqf.ref.ts';
import { applyReflectorsRef } from './ormqr.ref.ts';

/**
 * C := op(Q) C (side 'l') or C := C op(Q) ('r'), C m x n, Q = H(k-1)^H ... H(0)^H, the adjoint of what ormqr calls Q, from the first k
 * rows of A and tau as gelqf leaves them. Source: LAPACK xORML2.
 */
export function ormlqRef(
  side: Side,
  trans: Trans,
  m: number,
  n: number,
  k: number,
  A: FieldMat,
  tau: RealArray,
  tauOff: number,
  C: FieldMat,
): void {
  const v = vectorLike(A, side === 'l' ? m : n);
  const row = (i: number, length: number) => {
    rowRef(length, at(A, i, i), v);
    return [v, 0] as const;
  };
  applyReflectorsRef(side, adjoint(trans), m, n, k, row, tau, tauOff, C);
}
