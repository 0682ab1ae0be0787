import type { FieldMat, RealArray } from '../../core/matrix.ts';
export interface GelsProblem {
    /** op(A) is A^H. */
    readonly transposed: boolean;
    readonly m: number;
    readonly n: number;
    readonly nrhs: number;
    readonly A: FieldMat;
    readonly B: FieldMat;
    /** nrhs elements, if they are wanted. */
    readonly rss?: RealArray | undefined;
    readonly wantsRcond: boolean;
}
export interface GelsResult {
    readonly info: number;
    readonly rank: number;
    readonly rcond: number;
}
/** What is factored: T = Q R, T = A where that has not fewer rows than columns, else A^H; p x q. */
export interface GelsSolver {
    /** T and B, where they are now: memory that grows moves them. */
    T(): FieldMat;
    B(): FieldMat;
    factor(): void;
    /** 1 / (||R|| ||R^-1||) */
    condition(): number;
    /** B := Q B or Q^H B, all p rows of it. */
    multiply(transposed: boolean): void;
    /** The first q rows of B := R^-1 or R^-H times themselves. */
    solve(transposed: boolean): void;
}
/** Brings A to T, and the factored T back to A. */
export declare function placeTall({ m, n, A }: GelsProblem, T: FieldMat, back: boolean): void;
/** Source: LAPACK xGELS; the wide A by way of its adjoint, whose QR factorization is the adjoint of A's LQ factorization. */
export declare function gelsSteps(s: GelsProblem, solver: GelsSolver): GelsResult;
/** Brings T into a range in which squares stay, by the power of two that it returns. */
export declare function scaleTall(s: GelsProblem, T: FieldMat): number;
/** What is to be done when T, scaled by 2^a, has been factored. */
export declare function solveFactored(s: GelsProblem, solver: Omit<GelsSolver, 'factor'>, a: number): GelsResult;
export declare function gelsRef(s: GelsProblem): GelsResult;
