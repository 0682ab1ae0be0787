import type { FieldMat, Uplo } from '../../core/matrix.ts';
/**
 * Q^H B Q = T: D and E of T, and the reflectors below the diagonal of V, if it is given. B is of order n with kd diagonals beside the main
 * one, in band storage, of which the main one is real. Complex numbers take one sweep more, which makes the last of E real. Source: LAPACK
 * xSYTRD_SB2ST, xHETRD_HB2ST.
 */
export declare function sytrdSb2stRef(uplo: Uplo, n: number, kd: number, AB: FieldMat, D: FieldMat, E: FieldMat, V?: FieldMat): void;
