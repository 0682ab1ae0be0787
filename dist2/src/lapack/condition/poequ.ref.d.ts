import type { FieldMat, RealArray } from '../../core/matrix.ts';
/**
 * s(i) := 1 / sqrt(A(i, i)). Returns the root of the least diagonal element by that of the largest, the largest, and info: 0, or the first
 * i with A(i, i) <= 0; scond is then 0 and s holds the diagonal. Source: LAPACK xPOEQU.
 */
export declare function poequRef(n: number, A: FieldMat, s: RealArray): {
    scond: number;
    amax: number;
    info: number;
};
