import type { FieldMat } from '../../core/matrix.ts';
/**
 * B := A^-1 B by elimination with interchanges of neighbouring rows: A has dl (n - 1) below, d (n) on and du (n - 1) above the diagonal.
 * Then d, du and the first n - 2 elements of dl are the diagonals of U, and dl's last is 0. Returns info as gttrf: where it is not 0, B is
 * left as it was, while U is complete. Source: LAPACK xGTSV, which stops at the first zero pivot instead.
 */
export declare function gtsvRef(n: number, nrhs: number, dl: FieldMat, d: FieldMat, du: FieldMat, B: FieldMat): number;
