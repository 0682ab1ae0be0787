import type { FieldMat, RealArray, Uplo } from '../../core/matrix.ts';
/** F := the symmetric or Hermitian matrix of which A holds the triangle `uplo`. */
export declare function expandRef(uplo: Uplo, n: number, A: FieldMat, F: FieldMat): void;
/** Improves X, A X = B, with the factor of A in AF; ferr and berr as refineRef leaves them. */
export declare function porfsRef(uplo: Uplo, n: number, nrhs: number, A: FieldMat, AF: FieldMat, B: FieldMat, X: FieldMat, ferr: RealArray, berr: RealArray): void;
