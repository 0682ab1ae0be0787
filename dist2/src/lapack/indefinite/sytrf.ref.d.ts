import type { FieldMat, Mirror, Uplo } from '../../core/matrix.ts';
/**
 * A = L D L^T ('l') or U D U^T ('u'), with 'c' L D L^H or U D U^H, one pivot after the other. A: D and the multipliers in place of the
 * triangle; ipiv as in LAPACK. Returns info: 0, or the 1-based place of the first pivot met that is exactly zero ('u' begins at the last).
 * Source: LAPACK xSYTF2, xHETF2.
 */
export declare function sytf2Ref(uplo: Uplo, n: number, A: FieldMat, ipiv: Int32Array, ipivOff: number, mirror?: Mirror): number;
