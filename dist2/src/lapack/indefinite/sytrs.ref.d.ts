import type { FieldMat, Mirror, Uplo } from '../../core/matrix.ts';
/**
 * B := A^-1 B with A = L D L^T or U D U^T, or with 'c' L D L^H or U D U^H, in A and ipiv. Divides by D as it is. Source: LAPACK xSYTRS,
 * xHETRS.
 */
export declare function sytrsRef(uplo: Uplo, n: number, nrhs: number, A: FieldMat, ipiv: Int32Array, ipivOff: number, B: FieldMat, mirror?: Mirror): void;
/**
 * L with all interchanges, so that P^T A P = L D L^T, or L D L^H, for one permutation P: in place of the triangle in X, a copy of A; its
 * diagonal is not touched, the element of D in a 2 x 2 pivot's column becomes 0. `swaps`, by storage from 1: P^T b exchanges rows i and
 * swaps(i), for i = 1..n for 'l', n..1 for 'u'. Source: LAPACK xSYCONV, xSYTRS2.
 */
export declare function syconvRef(uplo: Uplo, n: number, X: FieldMat, ipiv: Int32Array, ipivOff: number, swaps: Int32Array): void;
/** B := D^-1 B with D on the diagonal of A and in the columns of its 2 x 2 pivots. */
export declare function solveDiagonalRef(uplo: Uplo, n: number, nrhs: number, A: FieldMat, ipiv: Int32Array, ipivOff: number, B: FieldMat, mirror?: Mirror): void;
