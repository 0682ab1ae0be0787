import type { FieldMat } from '../../core/matrix.ts';
import { type MixedParts, type MixedResult } from './mixed.ref.ts';
/** The parts of a mixed solution by LU; pivots are those of the factorization made last. */
export declare const luParts: (n: number, nrhs: number, A: FieldMat, ipiv: Int32Array, ipivOff: number, B: FieldMat) => MixedParts;
/**
 * X := A^-1 B. Where iter < 0 in double, A then being overwritten by its factors. If info is not 0, X is left as it was. Source: LAPACK
 * DSGESV, ZCGESV.
 */
export declare const dsgesvRef: (n: number, nrhs: number, A: FieldMat, ipiv: Int32Array, ipivOff: number, B: FieldMat, X: FieldMat) => MixedResult;
