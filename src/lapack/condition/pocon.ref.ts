// Condition number of a symmetric or Hermitian positive definite matrix from the factor of potrf, in TypeScript. Host memory only.
import { choleskyTriangles } from '../../core/expert.ts';
import type { FieldMat, Uplo } from '../../core/matrix.ts';
import { conditionRef } from './condition.ref.ts';

/** 1 / (||A|| ||A^-1||), in the 1-norm, with A = L L^H ('l') or U^H U ('u') in A. Source: LAPACK xPOCON. */
export const poconRef = (uplo: Uplo, n: number, A: FieldMat, anorm: number): number =>
  conditionRef(choleskyTriangles(uplo), '1', n, A, anorm);
