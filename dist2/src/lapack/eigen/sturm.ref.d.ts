/** A tridiagonal matrix for counts: the diagonal, squares of what couples a row with the one before it, the last row of each block. */
export interface Squares {
    readonly d: Float64Array;
    readonly squares: Float64Array;
    readonly ends: readonly number[];
    /** The least pivot that a square is divided by. */
    readonly pivmin: number;
}
interface Interval {
    low: number;
    high: number;
    /** Eigenvalues up to low, and up to high. */
    countLow: number;
    countHigh: number;
}
/** Bisection in blocks of a matrix, up to a tolerance; `relative` to the numbers themselves. */
export declare class Brackets {
    private readonly t;
    private readonly tolerance;
    private readonly relative;
    private readonly points;
    private readonly counts;
    constructor(t: Squares, tolerance: number, relative: number);
    /** The eigenvalues of rows first..last that lie in (low, high], in ascending order. */
    values(first: number, last: number, low: number, high: number): Float64Array;
    /** A narrow interval, between bounds of all eigenvalues, that the one with this index, from 1, lies in. */
    around(index: number, least: number, greatest: number): Readonly<Interval>;
    private isNarrow;
    /** How many eigenvalues of rows first..last are at most x. */
    count(first: number, last: number, x: number): number;
    /** The same of all points. */
    private countAll;
}
export {};
