import type { Diag, FieldMat, Trans, Uplo } from '../core/matrix.ts';
/** x := op(A) x, A triangular of order n, packed. Vectors as in vector.ref.ts. */
export declare function tpmvRef(uplo: Uplo, trans: Trans, diag: Diag, n: number, AP: FieldMat, x: FieldMat): void;
