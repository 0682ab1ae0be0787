// Condition number of a general matrix from the factors of getrf, in TypeScript. Real precisions, host memory only.

import { trsvRef } from '../../blas2/trsv.ref.ts';
import { luOrder } from '../../core/expert.ts';
import type { RealMat } from '../../core/matrix.ts';
import { type ConditionNorm, hasNaN, rcondRef, vectorLike } from './condition.ref.ts';

/**
 * 1 / (||A|| ||A^-1||) with P A = L U in A. P is not needed: it interchanges columns of A^-1, which changes no norm here. The infinity norm
 * is the 1-norm of the transpose. Source: LAPACK xGECON.
 */
export function geconRef(norm: ConditionNorm, n: number, A: RealMat, anorm: number): number {
  const data = vectorLike(A, n);
  const x = { data, off: 0, ld: 1 };
  const product = (transposed: boolean): void => {
    const turned = transposed !== (norm === 'i');
    for (const uplo of luOrder(turned)) trsvRef(uplo, turned ? 't' : 'n', uplo === 'l' ? 'u' : 'n', n, A, x);
  };
  return rcondRef(anorm, data, product, () => hasNaN('f', n, A));
}
