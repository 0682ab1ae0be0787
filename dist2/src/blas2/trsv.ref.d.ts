import type { Diag, FieldMat, Trans, Uplo } from '../core/matrix.ts';
/** x := op(A)^-1 x, A triangular of order n. Vectors as in vector.ref.ts. */
export declare function trsvRef(uplo: Uplo, trans: Trans, diag: Diag, n: number, A: FieldMat, x: FieldMat): void;
