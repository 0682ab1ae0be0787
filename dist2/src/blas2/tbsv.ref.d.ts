import type { Diag, FieldMat, Trans, Uplo } from '../core/matrix.ts';
/** x := op(A)^-1 x, A triangular of order n with k diagonals beside the main one, in band storage. Vectors as in vector.ref.ts. */
export declare function tbsvRef(uplo: Uplo, trans: Trans, diag: Diag, n: number, k: number, A: FieldMat, x: FieldMat): void;
