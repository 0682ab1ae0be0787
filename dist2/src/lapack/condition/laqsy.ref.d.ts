import type { FieldMat, RealArray, Uplo } from '../../core/matrix.ts';
/** A := diag(s) A diag(s) in the triangle `uplo`. Returns 1 if that was worth while, else 0. Source: LAPACK xLAQSY. */
export declare function laqsyRef(uplo: Uplo, n: number, A: FieldMat, s: RealArray, scond: number, amax: number): 0 | 1;
