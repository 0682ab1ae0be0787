import type { FieldMat, Uplo } from '../../core/matrix.ts';
import { type MixedParts, type MixedResult } from './mixed.ref.ts';
/** The parts of a mixed solution by Cholesky. */
export declare const choleskyParts: (uplo: Uplo, n: number, nrhs: number, A: FieldMat, B: FieldMat) => MixedParts;
/**
 * X := A^-1 B. Where iter < 0 in double, the triangle of A then being overwritten by its factor. If info is not 0, X is left as it was.
 * Source: LAPACK DSPOSV, ZCPOSV.
 */
export declare const dsposvRef: (uplo: Uplo, n: number, nrhs: number, A: FieldMat, B: FieldMat, X: FieldMat) => MixedResult;
