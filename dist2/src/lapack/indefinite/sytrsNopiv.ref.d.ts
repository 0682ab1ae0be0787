import type { FieldMat, Mirror, Side, Uplo } from '../../core/matrix.ts';
/**
 * B := A^-1 B with A = L D L^H or U^H D U in A, with `mirror` 't' A = L D L^T or U^T D U. Divides by D as it is: a zero there gives
 * infinities and NaN. Source: MAGMA xSYTRS_NOPIV, xHETRS_NOPIV.
 */
export declare function sytrsNopivRef(uplo: Uplo, n: number, nrhs: number, A: FieldMat, B: FieldMat, mirror?: Mirror): void;
/** B := D^-1 B ('l') or B D^-1 ('r') with the diagonal D of A, of which with `mirror` 'c' the real parts count; B is m x n. */
export declare function divideByDiagonal(side: Side, m: number, n: number, A: FieldMat, B: FieldMat, mirror?: Mirror): void;
