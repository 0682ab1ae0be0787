import type { FieldMat } from './matrix.ts';
/** An estimate of a singular value of R^H, and the unit vector x with ||R^H x|| equal to it; pairs, where R is complex. */
export interface SingularEstimate {
    readonly value: number;
    readonly x: Float64Array;
}
interface Step {
    readonly value: number;
    /** The new vector is [s x; c]. */
    readonly s: number;
    readonly c: number;
}
/**
 * The largest (smallest) value of ||M [s; c]|| over unit vectors, M = [value 0; alpha gamma]: what a row w^T with alpha = w^T x and the
 * diagonal element gamma make of an estimate. Source: LAPACK xLAIC1; C. Bischof, SIAM J. Matrix Anal. Appl. 11, 1990.
 */
export declare function laic1Ref(largest: boolean, value: number, alpha: number, gamma: number): Step;
/**
 * The order of the largest leading triangle of R, n x n and upper, whose estimated condition number is at most 1 / rcond. 0 if R(0,0) is
 * zero or NaN; a singular triangle is not taken whatever rcond is. Source: LAPACK xGELSY.
 */
export declare function estimatedRank(n: number, R: FieldMat, rcond: number): number;
export {};
