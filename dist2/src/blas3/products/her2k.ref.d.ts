import { type FieldMat } from '../../core/matrix.ts';
import type { Syr2k } from '../../core/signatures.ts';
/**
 * C := alpha A B^H + conj(alpha) B A^H + beta C (trans 'n') or C := alpha A^H B + conj(alpha) B^H A + beta C, on the triangle `uplo` of C,
 * beta real; rules as gemmtrRef.
 */
export declare const her2kRef: Syr2k<FieldMat>;
/** As her2kRef, by halving the triangle. */
export declare const her2kBlockedRef: Syr2k<FieldMat>;
