import type { FieldMat, Uplo } from '../../core/matrix.ts';
/**
 * A := U^-1 U^-H ('u') or L^-H L^-1 ('l'), in one triangle. Returns info: 0, or the index of the first zero on the factor's diagonal; A is
 * then left as it was. Source: LAPACK xPOTRI.
 */
export declare function potriRef(uplo: Uplo, n: number, A: FieldMat): number;
