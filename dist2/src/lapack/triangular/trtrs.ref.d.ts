import type { Diag, FieldMat, Trans, Uplo } from '../../core/matrix.ts';
/** The 1-based index of the first element on the diagonal of A that is exactly zero, 0 if there is none. */
export declare function zeroDiagonalRef(n: number, A: FieldMat): number;
/** B := op(A)^-1 B. Returns info: 0, or the index of the first exact zero on the diagonal; B is then left as it was. */
export declare function trtrsRef(uplo: Uplo, trans: Trans, diag: Diag, n: number, nrhs: number, A: FieldMat, B: FieldMat): number;
