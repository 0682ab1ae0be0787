// Solution of op(A) X = B from the LU factorization of getrf, in TypeScript. Real precisions, host memory only.
import { trsmBlockedRef } from '../../blas3/triangular/trsm.ref.ts';
import type { RealMat, Trans } from '../../core/matrix.ts';
import { laswpRef } from './laswp.ref.ts';

/** B := op(A)^-1 B with P A = L U in A and ipiv. Divides by the diagonal of U as it is: a zero there gives infinities and NaN. */
export function getrsRef(
  trans: Trans,
  n: number,
  nrhs: number,
  A: RealMat,
  ipiv: Int32Array,
  ipivOff: number,
  B: RealMat,
): void {
  if (trans === 'n') {
    // B := U^-1 L^-1 P B
    laswpRef(nrhs, B, 1, n, ipiv, ipivOff, true);
    trsmBlockedRef('l', 'l', 'n', 'u', n, nrhs, 1, A, B);
    trsmBlockedRef('l', 'u', 'n', 'n', n, nrhs, 1, A, B);
  } else {
    // B := P^T L^-T U^-T B
    trsmBlockedRef('l', 'u', 't', 'n', n, nrhs, 1, A, B);
    trsmBlockedRef('l', 'l', 't', 'u', n, nrhs, 1, A, B);
    laswpRef(nrhs, B, 1, n, ipiv, ipivOff, false);
  }
}
