// Condition number of a symmetric matrix from the factors of sytrf, in TypeScript. Real precisions, host memory only.
import type { RealMat, Uplo } from '../../core/matrix.ts';
import { sytrsRef } from '../indefinite/sytrs.ref.ts';
import { hasNaN, rcondRef, vectorLike } from './condition.ref.ts';

/** 1 / (||A|| ||A^-1||), in the 1-norm, with A = L D L^T ('l') or U D U^T ('u') in A and ipiv. Source: LAPACK xSYCON. */
export function syconRef(uplo: Uplo, n: number, A: RealMat, ipiv: Int32Array, ipivOff: number, anorm: number): number {
  const data = vectorLike(A, n);
  const x = { data, off: 0, ld: Math.max(1, n) };
  const product = (): void => sytrsRef(uplo, n, 1, A, ipiv, ipivOff, x);
  return rcondRef(anorm, data, product, () => hasNaN(uplo, n, A));
}
