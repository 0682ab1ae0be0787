import { type FieldMat, type RealArray } from '../../core/matrix.ts';
/** What is done: 'n' nothing, 'p' permutation, 's' scaling, 'b' both. */
export type BalanceJob = 'n' | 'p' | 's' | 'b';
/** Rows and columns lo .. hi-1, counted from 0, are what is left to find eigenvalues of. */
export interface Range {
    readonly lo: number;
    readonly hi: number;
}
/**
 * A := D^-1 P^T A P D, in which rows and columns outside lo .. hi-1 are triangular. scale, n elements: within the range D's, outside it
 * with which row and column, counted from 1, i was exchanged, from the last to hi and then from the first to lo.
 *
 * Source: LAPACK xGEBAL; B. Parlett, C. Reinsch, Balancing a matrix for calculation of eigenvalues and eigenvectors, Numer. Math. 13
 * (1969).
 */
export declare function gebalRef(job: BalanceJob, n: number, A: FieldMat, scale: RealArray): Range;
