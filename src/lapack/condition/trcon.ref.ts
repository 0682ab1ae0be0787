// Condition number of a triangular matrix, in TypeScript. Real precisions, host memory only.
import { langeRef } from '../../blas3/norms/lange.ref.ts';
import { oneTriangle } from '../../core/expert.ts';
import type { Diag, FieldMat, Uplo } from '../../core/matrix.ts';
import { type ConditionNorm, conditionRef } from './condition.ref.ts';

/** The norm that goes with a condition number. */
export const triangleNormRef = (norm: ConditionNorm, uplo: Uplo, diag: Diag, n: number, A: FieldMat): number =>
  langeRef({ norm, uplo, diag, symmetric: false, m: n, n }, A);

/** 1 / (||A|| ||A^-1||) of a triangle. Source: LAPACK xTRCON. */
export const trconRef = (norm: ConditionNorm, uplo: Uplo, diag: Diag, n: number, A: FieldMat): number =>
  conditionRef(oneTriangle(uplo, diag), norm, n, A, triangleNormRef(norm, uplo, diag, n, A));
