import type { Random } from './random.ts';
export declare const DISTRIBUTIONS: readonly ['rand', 'rands', 'randn', 'logrand', 'arith', 'geo', 'cluster0', 'cluster1', 'rarith', 'rgeo', 'rcluster0', 'rcluster1', 'specified'];
export type SigmaDistribution = (typeof DISTRIBUTIONS)[number];
/** n values, the largest 1 and the smallest 1/cond unless they are drawn by rand, rands or randn. */
export declare function generateSigma(n: number, distribution: Exclude<SigmaDistribution, 'specified'>, cond: number, random: Random): Float64Array;
/** A := U diag(sigma) V^T, m x n. */
export declare function fillSvd(a: Float64Array, m: number, n: number, lda: number, sigma: Float64Array, random: Random): void;
/** A := U diag(lambda) U^T, exactly symmetric. The signs of U cancel. */
export declare function fillHeev(a: Float64Array, n: number, lda: number, lambda: Float64Array, random: Random): void;
/** A := A D. */
export declare function scaleColumns(a: Float64Array, m: number, n: number, lda: number, condD: number, random: Random): void;
/** A := D A D. */
export declare function scaleSymmetric(a: Float64Array, n: number, lda: number, condD: number, random: Random): void;
/**
 * Rotates columns, which keeps the singular values, until each has norm 1. Needs sum sigma_i^2 = n.
 * Davies and Higham, Numerically stable generation of correlation matrices and their factors, 2000.
 */
export declare function unitColumns(a: Float64Array, m: number, n: number, lda: number): void;
