import type { FieldMat } from '../../core/matrix.ts';
/** B := A^-1 B; AB and ipiv as gbtrf, whose info it returns: where that is not 0, B is left as it was. Source: LAPACK xGBSV. */
export declare function gbsvRef(n: number, kl: number, ku: number, nrhs: number, AB: FieldMat, ipiv: Int32Array, ipivOff: number, B: FieldMat): number;
