// Product with the orthogonal factor of geqrf in TypeScript, one reflector after the other. Real precisions, host memory only.
import { at, type RealArray, type RealMat, type Side, type Trans } from '../../core/matrix.ts';
import { larfRef } from './larfg.ref.ts';

/**
 * C := op(Q) C (side 'l') or C := C op(Q) ('r'), C m x n, Q = H(0) ... H(k-1) from the first k columns of A and tau as geqrf leaves
 * them. Source: LAPACK xORM2R.
 */
export function ormqrRef(
  side: Side,
  trans: Trans,
  m: number,
  n: number,
  k: number,
  A: RealMat,
  tau: RealArray,
  tauOff: number,
  C: RealMat,
): void {
  // Q C begins with the last reflector, Q^T C with the first; from the right it is the other way round.
  const forward = (side === 'l') !== (trans === 'n');
  for (let step = 0; step < k; step++) {
    const i = forward ? step : k - 1 - step;
    const t = tau[tauOff + i]!;
    // H(i) leaves the first i rows (columns) of C as they are.
    if (side === 'l') larfRef('l', m - i, n, A.data, at(A, i, i).off, t, at(C, i, 0));
    else larfRef('r', m, n - i, A.data, at(A, i, i).off, t, at(C, 0, i));
  }
}
