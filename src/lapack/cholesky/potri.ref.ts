// Inverse of a symmetric positive definite matrix from the Cholesky factorization of potrf, in TypeScript. Real precisions, host memory
// only.
import type { RealMat, Uplo } from '../../core/matrix.ts';
import { trtriRef } from '../triangular/trtri.ref.ts';
import { lauumRef } from './lauum.ref.ts';

/**
 * A := U^-1 U^-T ('u') or L^-T L^-1 ('l'), in one triangle. Returns info: 0, or the index of the first zero on the factor's diagonal; A is
 * then left as it was. Source: LAPACK xPOTRI.
 */
export function potriRef(uplo: Uplo, n: number, A: RealMat): number {
  const info = trtriRef(uplo, 'n', n, A);
  if (info === 0) lauumRef(uplo, n, A);
  return info;
}
