import { type FieldMat, type RealArray } from '../../core/matrix.ts';
export interface GelsyProblem {
    readonly m: number;
    readonly n: number;
    readonly nrhs: number;
    readonly A: FieldMat;
    readonly B: FieldMat;
    /** n integers. */
    readonly jpvt: Int32Array;
    readonly rcond: number;
    /** nrhs elements, if they are wanted. */
    readonly rss?: RealArray | undefined;
}
/** k = min(m, n); what is written T is n x k. */
export interface GelsySolver {
    /** A, B and T, where they are now: memory that grows moves them. */
    A(): FieldMat;
    B(): FieldMat;
    T(): FieldMat;
    /** A P = Q R */
    factor(): void;
    /** The first m rows of B := Q^H times themselves. */
    multiply(): void;
    /** The first `rank` rows of B := R^-1 times themselves. */
    solve(rank: number): void;
    /** T = Z [S; 0] of `rank` columns. */
    factorT(rank: number): void;
    /** The first `rank` rows of B := S^-H times themselves. */
    solveT(rank: number): void;
    /** The first n rows of B := Z times themselves. */
    multiplyT(rank: number): void;
}
/** Returns the rank, or undefined if A is not finite. Source: LAPACK xGELSY; with R kept. */
export declare function gelsySteps(s: GelsyProblem, solver: GelsySolver): number | undefined;
/** As gelsySteps. */
export declare function gelsyRef(s: GelsyProblem): number | undefined;
