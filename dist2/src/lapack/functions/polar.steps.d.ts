import type { Gemm, Syrk, Triangular } from '../../core/signatures.ts';
/** One step: every singular value x becomes x (a + b x^2) / (1 + c x^2). */
export interface Weights {
    readonly a: number;
    readonly b: number;
    readonly c: number;
}
/** What ||X^T X - 1||_F may be where one step of Newton and Schulz leaves rounding errors alone. */
export declare const polished: (n: number, eps: number) => number;
/**
 * The steps that bring n singular values from [least, 1] near enough to 1. With the weights of each its image of [least, 1] has the
 * greatest possible least value, and 1 stays 1.
 */
export declare function polarWeights(n: number, least: number, eps: number): Weights[];
/** Rounds of the iteration: what the first leaves, because its bound was none, another one puts right. */
export declare const ROUNDS = 3;
/** A lower bound of the singular values of X where ||X^T X - 1||_F is `left`; a low one if that does not say. */
export declare const leastAfter: (left: number, eps: number) => number;
/** Where the iteration begins. */
export interface Start {
    /** A lower bound of the singular values. */
    readonly least: number;
    /** Whether the columns are mixed first. */
    readonly mixed: boolean;
    /** How large the random numbers are that are added to all elements; 0: none are needed. */
    readonly noise: number;
}
/**
 * For a matrix of norm at most 1 with that ||R^-1||_1 of its R, or an estimate, which may be three times too small. Singular values below
 * eps are rounding errors, or zeros that no step would move: noise of norm 4 eps makes them larger than eps / (200 n), nearly always.
 */
export declare function polarStart(n: number, inverse: number, eps: number): Start;
/** A number in -1 .. 1 that looks random, the k-th of them. Source: M. O'Neill's PCG, as a hash. */
export declare function randomNumber(k: number): number;
/** Operations on matrices that are given as M, and vectors as matrices of one column. Of complex ones 't' stands for the adjoint. */
export interface PolarTools<M> {
    readonly gemm: Gemm<M, number>;
    readonly syrk: Syrk<M, number>;
    readonly trsm: Triangular<M, number>;
    /** G = W^T W, W in the upper triangle. */
    potrf(n: number, G: M): void;
    /** B := alpha A + beta B. */
    add(m: number, n: number, alpha: number, A: M, beta: number, B: M): void;
    /** A := 1. */
    unit(n: number, A: M): void;
    /** A := R, with zeros below the diagonal. */
    upper(n: number, A: M): void;
    /** Element (i, j) of A := size times randomNumber(i + j n). */
    random(n: number, A: M, size: number): void;
    /** A = Q R as geqrf does it. */
    factor(m: number, n: number, A: M, tau: M): void;
    /** C := Q C, where C has n columns. */
    reflect(m: number, n: number, A: M, tau: M, C: M): void;
    /** A := the first n columns of Q. */
    writeOut(m: number, n: number, A: M, tau: M): void;
    at(A: M, i: number, j: number): M;
}
/** The iterate X and workspace: n x n, Y 2n x n, tau n elements. */
export interface PolarMatrices<M> {
    readonly n: number;
    readonly X: M;
    readonly Y: M;
    readonly G: M;
    readonly tau: M;
    /** Of X before the iteration, mixed: the orthogonal matrix, and reflectors. */
    readonly W: M;
    readonly V: M;
    readonly tauV: M;
}
/**
 * X := R of X W = V R with a random orthogonal W. That reveals the rank of X as column pivoting would. Without it the QR factorizations
 * of steps with large weights are not stable row by row, and errors grow with the weights where leading columns are nearly dependent: for
 * Hilbert matrices of order 200 to 1e4 eps. Source: J. Demmel, I. Dumitriu, O. Holtz, Fast linear algebra is stable, Numer. Math. 108
 * (2007).
 */
export declare function mix<M>(tools: PolarTools<M>, { n, X, tau, W, V, tauV }: PolarMatrices<M>): void;
/** X := V X W^T. */
export declare function unmix<M>(tools: PolarTools<M>, { n, X, Y, W, V, tauV }: PolarMatrices<M>): void;
/** X := X + noise. */
export declare function addNoise<M>(tools: PolarTools<M>, { n, X, G }: PolarMatrices<M>, noise: number): void;
/** X := X (a + b X^T X) (1 + c X^T X)^-1 = b/c X + (a - b/c) X (1 + c X^T X)^-1. */
export declare function polarStep<M>(tools: PolarTools<M>, { n, X, Y, G, tau }: PolarMatrices<M>, { a, b, c }: Weights): void;
/** G := X^T X - 1, whose norm says how far X is from orthogonal. */
export declare function departure<M>(tools: PolarTools<M>, { n, X, G }: PolarMatrices<M>): void;
/** X := X - X G / 2 with that G, a step of Newton and Schulz. */
export declare function polish<M>(tools: PolarTools<M>, { n, X, Y, G }: PolarMatrices<M>): void;
