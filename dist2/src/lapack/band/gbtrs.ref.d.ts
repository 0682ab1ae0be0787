import { type FieldMat, type Trans } from '../../core/matrix.ts';
/** B := op(A)^-1 B from the factors of gbtrf; B is n x nrhs. Source: LAPACK xGBTRS. */
export declare function gbtrsRef(trans: Trans, n: number, kl: number, ku: number, nrhs: number, AB: FieldMat, ipiv: Int32Array, ipivOff: number, B: FieldMat): void;
