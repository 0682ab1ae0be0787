import type { FieldMat, RealArray } from '../../core/matrix.ts';
export interface GesvdrProblem {
    readonly m: number;
    readonly n: number;
    /** Values that are wanted, at most min(m, n). */
    readonly k: number;
    /** Columns of the sample beyond k. */
    readonly p: number;
    readonly niters: number;
    readonly seed: number;
    readonly A: FieldMat;
    /** k real numbers. */
    readonly S: RealArray;
    /** m x k, if it is wanted. */
    readonly U?: FieldMat | undefined;
    /** V^H: k x n, if it is wanted. */
    readonly VT?: FieldMat | undefined;
}
/** Columns of the sample. */
export declare const sampleOf: ({ m, n, k, p }: Pick<GesvdrProblem, 'm' | 'n' | 'k' | 'p'>) => number;
/** What is done to Y, m x l, and Z, n x l. */
export interface SampleTools {
    /** Y := alpha A Z, or Z := alpha A^H Y. */
    readonly multiply: (back: boolean, alpha: number) => void;
    /** Y, or Z, := orthonormal columns that span those of it. */
    readonly orthonormal: (ofZ: boolean) => void;
}
/**
 * Makes Y an orthonormal basis of nearly what A's first singular vectors span, and Z := factor A^H Y, from random numbers in Z, which have
 * that factor.
 */
export declare function sampleRef(niters: number, factor: number, { multiply, orthonormal }: SampleTools): void;
/**
 * Fills x with independent numbers of normal distribution, of that deviation, which the seed determines: mulberry32, and Box and Muller's
 * transformation. Both parts of complex numbers are such.
 */
export declare function fillNormal(x: RealArray, length: number, seed: number, deviation?: number): void;
/** The factor that products with A are multiplied by; undefined if A is not finite. */
export declare function sampleScale({ m, n, A }: GesvdrProblem): number | undefined;
/** A ~ U S V^H; returns info. Source: N. Halko, P. Martinsson, J. Tropp, SIAM Review 53 (2011), algorithms 4.4 and 5.1. */
export declare function gesvdrRef(problem: GesvdrProblem): number;
/** A is not finite. */
export declare function refuseRef({ m, n, k, S, U, VT }: GesvdrProblem): number;
