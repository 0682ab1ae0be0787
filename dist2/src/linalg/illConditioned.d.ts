import { type BatchFailure, IllConditionedError } from '../core/errors.ts';
import { type ArrayOf } from '../core/field.ts';
import type { RealMat } from '../core/matrix.ts';
import type { View2 } from '../core/strided.ts';
import type { Numbers, Real } from './operands.ts';
/** What a verb does about a matrix with which no digit of x is certain: throws IllConditionedError, says so in `report`, or nothing. */
export type IllConditioned = 'throw' | 'warn' | 'ignore';
/** The option, checked. */
export declare function illConditionedAmong(routine: string, position: number, value: unknown, fallback: IllConditioned): IllConditioned;
/** What a report is to have of an error, if there is one and it may be had; or throws it. */
export declare function said({ illConditioned }: {
    readonly illConditioned: IllConditioned;
}, error: IllConditionedError | undefined): {
    readonly rcond?: number;
    readonly warning?: string;
};
/** Numbers at equal distances, in a matrix or a vector. */
export interface Row {
    readonly data: ArrayLike<number>;
    readonly at: number;
    readonly step: number;
}
/**
 * Whether there is reason to estimate the condition number of A, from the diagonal of U, X by columns, and B: O(n) for each column. NaN is
 * none.
 */
export declare function isSuspect(prec: Real, pivots: Row, x: ArrayOf<Real>, b: View2<Numbers>): boolean;
/** Whether nothing else need be looked at. */
export declare const pivotsTell: (prec: Real, n: number) => boolean;
/**
 * The largest pivot; undefined if another one is suspiciously small beside it. Plain arguments, and no objects: stacks have thousands of
 * matrices.
 */
export declare function largestPivot(prec: Real, n: number, u: ArrayLike<number>, at: number, step: number): number | undefined;
/** Whether a column of X is so large that A, of about the size `most`, must have a tiny singular value. */
export declare function isGrown(prec: Real, n: number, most: number, x: ArrayLike<number>, offX: number, b: ArrayLike<number>, offB: number, stepB: number): boolean;
/** What least squares have found of one matrix, m x n. */
export interface TriangleFound {
    readonly rank: number;
    /** That of the triangle of the factorization. */
    readonly rcond: number;
}
/** The reciprocal condition number of the triangle R of k columns. */
export declare const triangleRcond: (k: number, R: RealMat) => number;
/** What is to be said of a least-squares problem whose rank is not full, or is so by a hair; NaN, which passes through to x, is none. */
export declare function tooFlat(routine: string, prec: Real, { m, n }: {
    readonly m: number;
    readonly n: number;
}, { rank, rcond }: TriangleFound, batch?: BatchFailure): IllConditionedError | undefined;
/**
 * The reciprocal condition number of R A C in the 1-norm, R and C diagonal, estimated from P A = L U: the largest element of each row, then
 * of each column, is brought to about 1, so that units in which equations and unknowns are written do not count. O(n^2), in double. Source:
 * LAPACK xGEEQU, xGECON as xGESVX joins them.
 */
export declare function equilibratedRcond(a: View2<Numbers>, LU: RealMat, ipiv: Int32Array): number;
/** What solve has found of the condition of one matrix. */
export declare class ConditionWatch {
    /** That of the rows and columns scaled; undefined where there was no reason to estimate it. */
    rcond: number | undefined;
    private readonly prec;
    constructor(prec: Real);
    /** Looks at P A = L U and X, by columns, with A X = B, on the host. */
    look(a: View2<Numbers>, LU: RealMat, ipiv: Int32Array, x: ArrayOf<Real>, b: View2<Numbers>): void;
    /** What is to be said, if anything. */
    error(routine: string, n: number): IllConditionedError | undefined;
}
/** What is to be said of matrices of order n with these condition numbers, by the first that no solution has a certain digit with. */
export declare function tooIll(routine: string, prec: Real, n: number, rconds: readonly number[], lead?: readonly number[]): IllConditionedError | undefined;
