import type { FieldMat, RealArray, Trans } from '../../core/matrix.ts';
/** Improves X, op(A) X = B, with P A = L U in AF and ipiv; ferr and berr as refineRef leaves them. */
export declare function gerfsRef(trans: Trans, n: number, nrhs: number, A: FieldMat, AF: FieldMat, ipiv: Int32Array, ipivOff: number, B: FieldMat, X: FieldMat, ferr: RealArray, berr: RealArray): void;
