import { type MatrixView } from './norms.ts';
/** ||S - T||_2 / (k ||S||_2) of k values each. */
export declare function valuesError(s: MatrixView, t: MatrixView): number;
/** Whether they descend, and none is negative. */
export declare function isSorted(s: MatrixView): boolean;
/** ||A - U S V^H||_1 / (max(m, n) ||A||_1), with the first columns of U and rows of V^H. */
export declare function productError(a: MatrixView, u: MatrixView, s: MatrixView, vt: MatrixView): number;
/** max_i | ||A^H u(i)||_2 - S(i) | / (max(m, n) S(1)), S continued by zeros: what is known of U alone. */
export declare function lengthsError(a: MatrixView, u: MatrixView, s: MatrixView): number;
/** ||A^H U - V S||_1 / (max(m, n) ||A||_1), of any number of vectors. */
export declare function imagesError(a: MatrixView, u: MatrixView, s: MatrixView, v: MatrixView): number;
/** ||I - X^H X||_1 / length, of columns of that length. */
export declare function orthogonality(x: MatrixView): number;
/** What gebrd leaves, as doubles. */
export interface Reduced {
    readonly A: MatrixView;
    readonly D: MatrixView;
    readonly E: MatrixView;
    readonly tauQ: MatrixView;
    readonly tauP: MatrixView;
}
/** B as a matrix, rows x cols: D on the diagonal, E above or below it. */
export declare function bidiagonal(uplo: 'u' | 'l', rows: number, cols: number, D: MatrixView, E: MatrixView): MatrixView;
/**
 * LAPACK's ratios of a reduction: ||A - Q B P^H||_1 / (max(m, n) ||A||_1), ||I - Q^H Q||_1 / m, ||I - P^H P||_1 / n, and NaN unless D and E
 * stand in A too.
 */
export declare function reductionErrors(a: MatrixView, { A, D, E, tauQ, tauP }: Reduced): number[];
