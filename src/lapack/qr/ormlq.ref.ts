// Product with the orthogonal factor of gelqf in TypeScript, one reflector after the other. Real precisions, host memory only.
import { at, type RealArray, type RealMat, type Side, type Trans } from '../../core/matrix.ts';
import { newRow, rowRef } from './gelqf.ref.ts';
import { larfRef } from './larfg.ref.ts';

/**
 * C := op(Q) C (side 'l') or C := C op(Q) ('r'), C m x n, Q = H(k-1) ... H(0) from the first k rows of A and tau as gelqf leaves them.
 * Source: LAPACK xORML2.
 */
export function ormlqRef(
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
  const order = side === 'l' ? m : n;
  const v = newRow(A, order);
  // Q C begins with the first reflector, Q^T C with the last; from the right it is the other way round.
  const forward = (side === 'l') === (trans === 'n');
  for (let step = 0; step < k; step++) {
    const i = forward ? step : k - 1 - step;
    rowRef(order - i, at(A, i, i), v);
    // H(i) leaves the first i rows (columns) of C as they are.
    if (side === 'l') larfRef('l', m - i, n, v, 0, tau[tauOff + i]!, at(C, i, 0));
    else larfRef('r', m, n - i, v, 0, tau[tauOff + i]!, at(C, 0, i));
  }
}
