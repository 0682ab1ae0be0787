import { type FieldMat } from '../../core/matrix.ts';
import type { Syrk } from '../../core/signatures.ts';
/** C(i, i) := Re C(i, i). */
export declare function realDiagonal(n: number, { data, off, ld }: FieldMat): void;
/** C := alpha A A^H + beta C (trans 'n') or C := alpha A^H A + beta C, on the triangle `uplo` of C; rules as gemmtrRef. */
export declare const herkRef: Syrk<FieldMat, number>;
/** As herkRef, by halving the triangle. */
export declare const herkBlockedRef: Syrk<FieldMat, number>;
