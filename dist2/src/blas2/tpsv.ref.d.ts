import type { Diag, FieldMat, Trans, Uplo } from '../core/matrix.ts';
/** x := op(A)^-1 x, A triangular of order n, packed. Vectors as in vector.ref.ts. */
export declare function tpsvRef(uplo: Uplo, trans: Trans, diag: Diag, n: number, AP: FieldMat, x: FieldMat): void;
