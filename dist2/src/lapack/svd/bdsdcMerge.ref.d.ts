import { type RealMat } from '../../core/matrix.ts';
/** C := A B; A is m x k, B k x n. None overlaps another. */
export type Multiply = (m: number, n: number, k: number, A: RealMat, B: RealMat, C: RealMat) => void;
/** What all merges of a matrix of order n use. */
export interface MergeRoom {
    /** Columns of vectors in the order of the product: as high and wide as the vectors are. */
    readonly gathered: RealMat;
    /** Vectors of the merged problem: of the same size. */
    readonly inner: RealMat;
}
/** A bidiagonal matrix and its parts, rows first .. first + n - 1: the parts' singular values and vectors are in their places. */
export interface Parts {
    readonly first: number;
    /** Rows of the upper part, which has a column more than rows. */
    readonly upper: number;
    /** Rows of all. */
    readonly n: number;
    /** Whether it has a column more than rows. */
    readonly extra: boolean;
}
/**
 * One merge: B = [B1 0; alpha, beta between; 0 B2] = U S V^T from B1 = U1 S1 V1^T, B2 = U2 S2 V2^T. d: singular values, ascending in no
 * part. U and V: whole matrices, in which the parts' vectors are diagonal blocks; V's column behind the values is the vector that B takes
 * to zero, if `extra`. eps: unit roundoff of the vectors.
 *
 * In the parts' vectors B is diagonal but for one row z, and the squares of its singular values are roots of a secular equation. z is then
 * computed anew, as what has exactly the values that have been found: so the vectors are orthogonal however close the values are.
 *
 * Source: M. Gu, S. Eisenstat, A divide-and-conquer algorithm for the bidiagonal SVD, SIAM J. Matrix Anal. Appl. 16 (1995); LAPACK xLASD1.
 */
export declare class Merge {
    private readonly d;
    private readonly U;
    private readonly V;
    private readonly eps;
    private readonly room;
    private readonly multiply;
    /** By column, from the problem's first on. */
    private readonly z;
    /** Of what is kept: the roots, as their poles and distances; the new z. */
    private readonly origin;
    private readonly x;
    private readonly again;
    private readonly line;
    constructor(d: Float64Array, U: RealMat, V: RealMat, eps: number, room: MergeRoom, multiply: Multiply);
    /** alpha and beta: the elements of the row between, in the last column of the upper part and the first of the lower one. */
    run(p: Parts, alpha: number, beta: number): void;
    /** z := the row between in the parts' vectors. The vectors that both parts take to zero become one that z meets, and one that B does. */
    private between;
    /** Columns i and j of X: c x + s y, c y - s x. */
    private turn;
    /** What is left; columns that fall away because others are close are turned. */
    private deflate;
    /** The roots, and z anew from them. */
    private solve;
    /** X's columns := those of the merged problem, X of `rows` rows, `above` of them the upper part's; `left`: those of U. */
    private vectors;
    /** The vectors of the diagonal matrix with a row: v(i) = z(i) / (d(i)^2 - s^2), u(i) = d(i) v(i), u(0) = -1; row i at place i. */
    private makeInner;
}
