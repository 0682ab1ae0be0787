import type { FieldMat, RealMat } from '../../core/matrix.ts';
/** B := A^-1 B; d and e as pttrf, whose info it returns: where that is not 0, B is left as it was. Source: LAPACK xPTSV. */
export declare function ptsvRef(n: number, nrhs: number, d: RealMat, e: FieldMat, B: FieldMat): number;
