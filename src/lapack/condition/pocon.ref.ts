// Condition number of a symmetric positive definite matrix from the factor of potrf, in TypeScript. Real precisions, host memory only.

import { trsvRef } from '../../blas2/trsv.ref.ts';
import { choleskyOrder } from '../../core/expert.ts';
import type { RealMat, Uplo } from '../../core/matrix.ts';
import { hasNaN, rcondRef, vectorLike } from './condition.ref.ts';

/** 1 / (||A|| ||A^-1||), in the 1-norm, with A = L L^T ('l') or U^T U ('u') in A. Source: LAPACK xPOCON. */
export function poconRef(uplo: Uplo, n: number, A: RealMat, anorm: number): number {
  const data = vectorLike(A, n);
  const x = { data, off: 0, ld: 1 };
  const product = (): void => {
    for (const trans of choleskyOrder(uplo)) trsvRef(uplo, trans, 'n', n, A, x);
  };
  return rcondRef(anorm, data, product, () => hasNaN(uplo, n, A));
}
