import type { FieldMat, Mirror, Uplo } from '../../core/matrix.ts';
/**
 * 1-based place of the first 1 x 1 block of D that is exactly zero, 0 if there is none; with 'c' D is real. A 2 x 2 block is never
 * singular.
 */
export declare function zeroPivotRef(n: number, A: FieldMat, ipiv: Int32Array, ipivOff: number, mirror?: Mirror): number;
/** The unit matrix of order n in X, which has no other elements. */
export declare function unitRef(n: number, X: FieldMat): void;
/** One triangle of A := that of A^-1, by n solutions. Returns info: zeroPivotRef; if it is not 0, A keeps its factors. */
export declare function sytriRef(uplo: Uplo, n: number, A: FieldMat, ipiv: Int32Array, ipivOff: number, mirror?: Mirror): number;
