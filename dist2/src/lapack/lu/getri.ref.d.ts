import type { FieldMat } from '../../core/matrix.ts';
/** L := the part of A below its diagonal, which becomes zero. The rest of L is not written. */
export declare function takeLowerRef(n: number, A: FieldMat, L: FieldMat): void;
/**
 * A := A P for the interchanges of getrf: columns i and ipiv(i) of n x n change places, the last interchange first. Pivots are not checked.
 */
export declare function swapColumnsRef(n: number, A: FieldMat, ipiv: Int32Array, ipivOff: number): void;
/**
 * A := A^-1 = U^-1 L^-1 P with P A = L U in A and ipiv. Returns info: 0, or the index of the first zero on the diagonal of U; A is then
 * left as it was. Source: LAPACK xGETRI.
 */
export declare function getriRef(n: number, A: FieldMat, ipiv: Int32Array, ipivOff: number): number;
