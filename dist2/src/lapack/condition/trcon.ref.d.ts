import type { Diag, FieldMat, Uplo } from '../../core/matrix.ts';
import { type ConditionNorm } from './condition.ref.ts';
/** The norm that goes with a condition number. */
export declare const triangleNormRef: (norm: ConditionNorm, uplo: Uplo, diag: Diag, n: number, A: FieldMat) => number;
/** 1 / (||A|| ||A^-1||) of a triangle. Source: LAPACK xTRCON. */
export declare const trconRef: (norm: ConditionNorm, uplo: Uplo, diag: Diag, n: number, A: FieldMat) => number;
