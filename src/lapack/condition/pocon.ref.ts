// Condition number of a symmetric positive definite matrix from the factor of potrf, in TypeScript. Real precisions, host memory only.
import { choleskyTriangles } from '../../core/expert.ts';
import type { RealMat, Uplo } from '../../core/matrix.ts';
import { conditionRef } from './condition.ref.ts';

/** 1 / (||A|| ||A^-1||), in the 1-norm, with A = L L^T ('l') or U^T U ('u') in A. Source: LAPACK xPOCON. */
export const poconRef = (uplo: Uplo, n: number, A: RealMat, anorm: number): number =>
  conditionRef(choleskyTriangles(uplo), '1', n, A, anorm);
