import { type FieldMat } from '../../core/matrix.ts';
import type { Triangular } from '../../core/signatures.ts';
/**
 * B := alpha op(A) B (side 'l') or B := alpha B op(A) (side 'r'), in place: each element is a dot product in double, rounded once.
 * Only the triangle `uplo` of A is read, without its diagonal if diag = 'u'; with alpha = 0 neither A nor B is.
 */
export declare const trmmRef: Triangular<FieldMat>;
/** As trmmRef, by halving the triangle. */
export declare const trmmBlockedRef: Triangular<FieldMat>;
