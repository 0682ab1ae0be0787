import type { FieldMat } from '../../core/matrix.ts';
import { type GesddProblem } from '../../lapack/svd/gesdd.ref.ts';
/** What is asked of an m x n matrix A, which is overwritten. */
interface Asked {
    readonly m: number;
    readonly n: number;
    readonly A: FieldMat;
    readonly rcond: number;
    /** Whether the factors are wanted; else the rank alone. */
    readonly vectors: boolean;
}
/** info of gesdd, the rank, and where info is 0 U and S^+ V^H of A = U S V^H, of which the first `rank` columns and rows matter. */
interface Factors {
    readonly info: number;
    readonly rank: number;
    readonly U?: FieldMat;
    readonly VT?: FieldMat;
}
/** By `decompose`, which returns info, or undefined for a matrix that is not finite. */
export declare function factorsRef({ m, n, A, rcond, vectors }: Asked, decompose: (problem: GesddProblem) => number | undefined): Factors;
/** X := NaN, rows x cols. */
export declare function fillWithNan(rows: number, cols: number, { data, off, ld, parts }: FieldMat): void;
/**
 * X := A^+, n x m, for an m x n matrix A, and its rank; with an info that is not 0 X is NaN.
 *
 * Source: G. Golub, C. Van Loan, Matrix Computations, 5.5.2.
 */
export declare function pinvRef(m: number, n: number, A: FieldMat, X: FieldMat, rcond?: number): Omit<Factors, 'U' | 'VT'>;
/** info, with the values and vectors in their places; undefined where A is not finite, and nothing is written. A is overwritten. */
export declare function decomposedRef(problem: GesddProblem): number | undefined;
export {};
