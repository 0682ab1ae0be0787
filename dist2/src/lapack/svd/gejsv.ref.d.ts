import { type FieldMat, type RealArray } from '../../core/matrix.ts';
export interface GejsvProblem {
    readonly m: number;
    /** At most m. */
    readonly n: number;
    /** Overwritten. */
    readonly A: FieldMat;
    /** n real numbers. */
    readonly SVA: RealArray;
    /** m x width, if it is wanted. */
    readonly U?: FieldMat | undefined;
    readonly width: number;
    /** n x n, if it is wanted. */
    readonly V?: FieldMat | undefined;
}
/**
 * A = U S V^H; returns info. A P = Q R by columns of descending norm, R^H = Q' R', and the columns of R'^H, which are nearly orthogonal and
 * in order already, are made so: R'^H W = X S gives U = Q X and V = P Q' W.
 *
 * Rows of descending magnitude keep the first factorization's errors small beside each row, however different they are.
 *
 * Source: LAPACK xGEJSV; Z. Drmac, K. Veselic, New fast and accurate Jacobi SVD algorithm, SIAM J. Matrix Anal. Appl. 29 (2008); A. Cox,
 * N. Higham, Stability of Householder QR factorization for weighted least squares problems, Numerical Analysis 1997.
 */
export declare function gejsvRef(problem: GejsvProblem): number;
/** Brings the rows of A into the order of their largest elements, of complex ones the largest parts; the place that each was in. */
export declare function sortRows(m: number, n: number, A: FieldMat): Int32Array;
/** Row rows(i) of U := row i. */
export declare function restoreRows(m: number, cols: number, rows: Int32Array, U: FieldMat): void;
/** Diagonal elements of the pivoted R, which are real, that are not negligible even to a Jacobi iteration. */
export declare function rankOf(n: number, { data, off, ld, parts }: FieldMat): number;
/** T, n x rank, := the adjoint of the first rows of the upper triangle in A. */
export declare function lowerRef(n: number, rank: number, A: FieldMat, T: FieldMat): void;
/** B, rows x cols, := X, of order rank, bordered by the unit matrix. */
export declare function bordered(rows: number, cols: number, rank: number, X: FieldMat, B: FieldMat): void;
/** Row jpvt(i) of V, counted from 1, := row i of Y. */
export declare function permuteRows(n: number, jpvt: Int32Array, Y: FieldMat, V: FieldMat): void;
/** A is not finite. */
export declare function refuseRef({ m, n, SVA, U, width, V }: GejsvProblem): number;
