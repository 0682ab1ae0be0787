import type { FieldMat, RealArray, Uplo } from '../../core/matrix.ts';
/** Element (i, j), i >= j, is data[off + i rs + j cs], or the pair of numbers of that place. */
export interface LowerView {
    readonly data: RealArray;
    readonly off: number;
    readonly rs: number;
    readonly cs: number;
}
/** With U = L^T the upper triangle, read across, is the lower one; of complex numbers that of the conjugate matrix, with U^H = L. */
export declare const lowerTriangle: (uplo: Uplo, { data, off, ld }: FieldMat) => LowerView;
