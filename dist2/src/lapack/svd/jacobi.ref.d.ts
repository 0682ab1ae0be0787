import { type FieldMat } from '../../core/matrix.ts';
/** The columns, which stay where they are. */
export interface JacobiColumns {
    norm(j: number): number;
    /** x^H y for columns x and y, of complex ones its modulus. */
    dot(i: number, j: number): number;
    /**
     * Columns i and j, of the matrix and of what goes along, become c x - s y and s x + c y. Of complex ones y has been divided by the phase
     * of x^H y first, which is that of the last `dot`: that of the same columns.
     */
    turn(i: number, j: number, c: number, s: number): void;
}
export interface Orthogonal {
    /** The columns by descending norm. */
    readonly order: Int32Array;
    /** Norms of the columns, by column. */
    readonly norms: Float64Array;
    readonly converged: boolean;
}
/**
 * Makes n columns orthogonal: until the cosine of every two of them is at most `tol`. The larger column of a pair is first, so that columns
 * end in descending order but for what happens late. Columns of zeros are left alone.
 *
 * Source: LAPACK xGESVJ; P. de Rijk, A one-sided Jacobi algorithm for computing the singular value decomposition on a vector computer, SIAM
 * J. Sci. Stat. Comput. 10 (1989); Z. Drmac, K. Veselic, New fast and accurate Jacobi SVD algorithm, SIAM J. Matrix Anal. Appl. 29 (2008).
 */
export declare function jacobiRef(n: number, tol: number, columns: JacobiColumns): Orthogonal;
/** Cosines up to this are zero. */
export declare const jacobiTol: (rows: number, prec: 's' | 'd') => number;
/** The columns of A, of m elements, and of V, if there is one, of n. */
export declare function columnsRef(m: number, A: FieldMat, n: number, V: FieldMat | undefined): JacobiColumns;
/** A complex number of modulus 1. */
export interface Phase {
    re: number;
    im: number;
}
/** The modulus of a complex number; `to` := its phase, 1 where it is zero. */
export declare function phaseOf(re: number, im: number, to: Phase): number;
/** Columns that are smaller than this then count as zero: their products might. */
export declare const BOTTOM: {
    readonly s: number;
    readonly d: number;
};
/** Scales A by a power of two, which is returned; undefined, with A as it was, if it is not finite. */
export declare function scaleUpRef(m: number, n: number, A: FieldMat): number | undefined;
