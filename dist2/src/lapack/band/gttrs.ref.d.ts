import type { FieldMat, Trans } from '../../core/matrix.ts';
/** B := op(A)^-1 B from the factors of gttrf; B is n x nrhs. Source: LAPACK xGTTRS, xGTTS2. */
export declare function gttrsRef(trans: Trans, n: number, nrhs: number, dl: FieldMat, d: FieldMat, du: FieldMat, du2: FieldMat, ipiv: Int32Array, ipivOff: number, B: FieldMat): void;
