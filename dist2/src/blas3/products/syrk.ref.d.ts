import type { FieldMat } from '../../core/matrix.ts';
import type { Syrk } from '../../core/signatures.ts';
/** C := alpha A A^T + beta C (trans 'n') or C := alpha A^T A + beta C, on the triangle `uplo` of C; rules as gemmtrRef. */
export declare const syrkRef: Syrk<FieldMat>;
/** As syrkRef, by halving the triangle. */
export declare const syrkBlockedRef: Syrk<FieldMat>;
