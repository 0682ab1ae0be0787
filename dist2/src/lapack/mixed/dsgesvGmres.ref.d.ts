import type { FieldMat } from '../../core/matrix.ts';
import { type GmresResult } from './gmres.ref.ts';
/** As the arguments of the routines are in order. */
type LuRef = (n: number, nrhs: number, A: FieldMat, ipiv: Int32Array, ipivOff: number, B: FieldMat, X: FieldMat) => GmresResult;
/**
 * X := A^-1 B by factors with so many bits, tried in turn, or where iter < 0 in A's own precision, A then being overwritten by its factors.
 */
export declare const gmresLuRef: (tried: readonly [16 | 32, ...(16 | 32)[]], prec?: 's' | 'd') => LuRef;
/** If info is not 0, X is left as it was. */
export declare const dsgesvGmresRef: LuRef;
export {};
