import type { EigenvalueRange } from './stebz.spec.ts';
/** Which eigenvalues; vl and vu are of range 'v', il and iu of range 'i'. */
export interface Chosen {
    readonly range: EigenvalueRange;
    readonly vl: number;
    readonly vu: number;
    readonly il: number;
    readonly iu: number;
}
export interface StebzProblem extends Chosen {
    /** 'e': ascending; 'b': block by block, ascending in each. */
    readonly order: 'b' | 'e';
    readonly n: number;
    readonly d: Float64Array;
    readonly e: Float64Array;
    /** Width of the intervals that eigenvalues end up in; 0 or less: 2 eps ||T||. */
    readonly abstol: number;
    /** Unit roundoff of what d and e are known to. */
    readonly eps: number;
}
/** Eigenvalues, the block of each, and the last row of each block: both from 1, as LAPACK counts. */
export interface StebzResult {
    readonly W: Float64Array;
    readonly iblock: Int32Array;
    readonly isplit: Int32Array;
    readonly info: number;
}
/**
 * The eigenvalues of the tridiagonal matrix with diagonal d and off-diagonal e that are chosen. NaN and infinity: none, and info is n.
 * Source: LAPACK xSTEBZ; W. Kahan, Accurate eigenvalues of a symmetric tridiagonal matrix, Stanford CS41 (1966); J. Demmel, I. Dhillon, H.
 * Ren, On the correctness of some bisection-like parallel eigenvalue algorithms, ETNA 3 (1995).
 */
export declare function stebzRef(problem: StebzProblem): StebzResult;
/** How many eigenvalues lie in (low, high]. */
export declare function countBetween(n: number, d: Float64Array, e: Float64Array, low: number, high: number): number;
