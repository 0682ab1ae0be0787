import { type FieldMat, type RealArray } from '../../core/matrix.ts';
/** Moves the reflectors one column to the right, and makes the others those of the unit matrix: rows and columns lo+1 .. hi-1 are left. */
export declare function shiftReflectors(n: number, lo: number, hi: number, A: FieldMat): void;
/** A := Q, from the v's and tau that gehrdRef leaves. Source: LAPACK xORGHR. */
export declare function orghrRef(n: number, lo: number, hi: number, A: FieldMat, tau: RealArray, tauOff?: number): void;
