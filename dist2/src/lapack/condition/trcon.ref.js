// Condition number of a triangular matrix, in TypeScript. Real precisions, host memory only.
import { langeRef } from '../../blas3/norms/lange.ref.js';
import { oneTriangle } from '../../core/expert.js';
import { conditionRef } from './condition.ref.js';
/** The norm that goes with a condition number. */
export const triangleNormRef = (norm, uplo, diag, n, A) => langeRef({ norm, uplo, diag, symmetric: false, m: n, n }, A);
/** 1 / (||A|| ||A^-1||) of a triangle. Source: LAPACK xTRCON. */
export const trconRef = (norm, uplo, diag, n, A) => conditionRef(oneTriangle(uplo, diag), norm, n, A, triangleNormRef(norm, uplo, diag, n, A));
