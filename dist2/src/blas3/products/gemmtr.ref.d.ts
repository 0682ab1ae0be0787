import { type FieldMat } from '../../core/matrix.ts';
import type { Gemmtr } from '../../core/signatures.ts';
/**
 * C := alpha op(A) op(B) + beta C on the triangle `uplo` of C, of order n; the other triangle is neither read nor written.
 * Each dot product is summed in double and rounded once. With beta = 0 C is not read; with alpha = 0 or k = 0 neither A nor B is.
 */
export declare const gemmtrRef: Gemmtr<FieldMat>;
/** As gemmtrRef, by halving the triangle. */
export declare const gemmtrBlockedRef: Gemmtr<FieldMat>;
