import type { FieldMat, Trans } from '../../core/matrix.ts';
import type { Gemmtr, Numeric, Syr2k } from '../../core/signatures.ts';
/**
 * C := alpha (A B^T + B A^T) + beta C (trans 'n') or C := alpha (A^T B + B^T A) + beta C, on the triangle `uplo` of C, of order n; the
 * other triangle is neither read nor written. Each element is summed in double and rounded once, of complex numbers once per product. With
 * beta = 0 C is not read; with alpha = 0 or k = 0 neither A nor B is.
 */
export declare const syr2kRef: Syr2k<FieldMat>;
/**
 * C := alpha op(A) op'(B) + alpha' op(B) op'(A) + beta C on a triangle by two products on it: `across` says from op what op' is, and
 * `second` from alpha what alpha' is.
 */
export declare const twoProducts: (product: Gemmtr<FieldMat>, across: (trans: Trans) => Trans, second: (alpha: Numeric) => Numeric) => Syr2k<FieldMat>;
/** As syr2kRef, as two products on the triangle, each by halving it. */
export declare const syr2kBlockedRef: Syr2k<FieldMat>;
