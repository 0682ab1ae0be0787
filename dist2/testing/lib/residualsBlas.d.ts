import type { Trans } from '../../src/index.ts';
import type { MatrixView, Triangle } from './norms.ts';
import type { Random } from './random.ts';
import { type Scalar } from './scalars.ts';
export interface GemmScale {
    readonly k: number;
    readonly alpha: Scalar;
    readonly beta: Scalar;
    /** 2 of complex matrices, whose products and sums have larger constants: BLAS++'s 2 sqrt(2). */
    readonly parts?: 2 | undefined;
    readonly normA: number;
    readonly normB: number;
    /** Frobenius norm of C on entry; not used when beta = 0. */
    readonly normC: number;
}
/** sqrt(K+2) |alpha| ||A||_F ||B||_F + 2 |beta| ||Cin||_F; 1 when that is zero. */
export declare function gemmDenominator({ k, alpha, beta, normA, normB, normC, parts }: GemmScale): number;
/** R1: ||C - Cref||_F over the denominator; sqrt(K) is the statistical growth of rounding errors (Higham 2002, 3.5). */
export declare const gemmError: (c: MatrixView, cRef: MatrixView, scale: GemmScale) => number;
export interface GemmProblem {
    readonly transA: Trans;
    readonly transB: Trans;
    readonly alpha: Scalar;
    readonly beta: Scalar;
    readonly a: MatrixView;
    readonly b: MatrixView;
    /** C on entry; not read when beta = 0. */
    readonly cIn: MatrixView;
    readonly c: MatrixView;
}
/** alpha op(A) op(B) + beta Cin in doubles, column by column. */
export declare function gemmExact({ transA, transB, alpha, beta, a, b, cIn }: Omit<GemmProblem, 'c'>): MatrixView;
/**
 * R1 without a reference: with E = C - alpha op(A) op(B) - beta Cin and random signs t, E ||E t||^2 = ||E||_F^2, so the
 * root of the mean of ||E t||^2 over some t estimates ||E||_F. An error in one element, or in one column, is found
 * exactly; equal and opposite errors in one row escape one t with probability 1/2, hence more than one by default.
 */
export declare function gemmVectorCheck(problem: GemmProblem, random: Random, vectors?: number): number;
/** C = alpha (sum of the products op(A) op(B)) + beta Cin in one triangle; the other one is not looked at. */
export interface TriangleUpdate {
    readonly uplo: 'l' | 'u';
    readonly alpha: Scalar;
    readonly beta: Scalar;
    /** Those with an alpha of their own have that. */
    readonly products: readonly (Pick<GemmProblem, 'transA' | 'transB' | 'a' | 'b'> & {
        readonly alpha?: Scalar;
    })[];
    readonly cIn: MatrixView;
    readonly c: MatrixView;
}
/** R1 of a triangle, estimated as gemmVectorCheck does it. Several products count as one of matrices side by side. */
export declare function triangleVectorCheck(update: TriangleUpdate, random: Random, vectors?: number): number;
export interface TrsmProblem {
    readonly side: 'l' | 'r';
    readonly triangle: Triangle;
    readonly transA: Trans;
    readonly alpha: Scalar;
    /** Triangular, square; only the stored triangle is read. */
    readonly a: MatrixView;
    readonly x: MatrixView;
    readonly b: MatrixView;
}
/** R2: ||B - (1/alpha) op(A) X||_I / (||A||_I ||X||_I); on the right X op(A). */
export declare function trsmError(problem: TrsmProblem): number;
/**
 * R2 in O(n^2): ||E t||_I in place of ||E||_I for random signs t, the largest over some t. Never more than R2, so it
 * cannot fail a right answer, and on average at least 1/sqrt(2 columns) of it (Khintchine's inequality).
 */
export declare function trsmVectorCheck(problem: TrsmProblem, random: Random, vectors?: number): number;
