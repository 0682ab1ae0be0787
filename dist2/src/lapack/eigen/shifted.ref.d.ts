/** Whether eigenvalues are finite, come block by block, ascending in each, and blocks are parts of a matrix of order n. */
export declare function isGrouped(n: number, W: Float64Array, iblock: Int32Array, isplit: Int32Array): boolean;
/** Vectors of numbers from (-1, 1), always the same ones. */
export declare class Starts {
    private state;
    vector(length: number): Float64Array;
}
export declare class ShiftedTridiagonal {
    readonly order: number;
    /** The power of two that the matrix, and its eigenvalues, are multiplied by, so that its norm is about one. */
    readonly factor: number;
    readonly norm: number;
    readonly eps: number;
    private readonly d;
    private readonly e;
    private readonly a;
    private readonly b;
    private readonly c;
    private readonly above;
    private readonly exchanged;
    constructor(first: number, last: number, d: Float64Array, e: Float64Array, eps: number);
    get lastPivot(): number;
    /** T - value I = P L U. Source: LAPACK xLAGTF. */
    factorize(value: number): void;
    /** x := the solution; pivots that are zero are taken to be as large as roundoff. Source: LAPACK xLAGTS. */
    solve(x: Float64Array): void;
}
