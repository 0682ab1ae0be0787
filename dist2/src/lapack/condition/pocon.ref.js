// Condition number of a symmetric or Hermitian positive definite matrix from the factor of potrf, in TypeScript. Host memory only.
import { choleskyTriangles } from '../../core/expert.js';
import { conditionRef } from './condition.ref.js';
/** 1 / (||A|| ||A^-1||), in the 1-norm, with A = L L^H ('l') or U^H U ('u') in A. Source: LAPACK xPOCON. */
export const poconRef = (uplo, n, A, anorm) => conditionRef(choleskyTriangles(uplo), '1', n, A, anorm);
