import type { FieldMat, RealMat } from '../../core/matrix.ts';
/** B := A^-1 B from the factors of pttrf; B is n x nrhs. Source: LAPACK xPTTRS, xPTTS2. */
export declare function pttrsRef(n: number, nrhs: number, d: RealMat, e: FieldMat, B: FieldMat): void;
