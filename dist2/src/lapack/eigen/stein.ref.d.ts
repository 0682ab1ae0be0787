import type { FieldMat } from '../../core/matrix.ts';
export interface SteinProblem {
    readonly n: number;
    readonly d: Float64Array;
    readonly e: Float64Array;
    /** m eigenvalues, block by block, ascending in each. */
    readonly W: Float64Array;
    /** The block of each, and the last row of each block, from 1, as stebz gives them. */
    readonly iblock: Int32Array;
    readonly isplit: Int32Array;
    /** n x m. The vectors are real. */
    readonly Z: FieldMat;
    /** Of m elements: the first ones are set to the indices, from 1, of vectors that have not converged. */
    readonly ifail: Int32Array;
    /** Unit roundoff of what d, e and W are known to. */
    readonly eps: number;
}
/** Vectors of eigenvalues that lie close together, which are made orthogonal to each other. */
export interface Cluster {
    /** Begins with none, of vectors of that length. */
    begin(length: number): void;
    /** Takes what they span out of x. */
    purge(x: Float64Array): void;
    add(x: Float64Array): void;
}
/** The vectors by the definition: modified Gram-Schmidt. */
export declare class PlainCluster implements Cluster {
    private readonly vectors;
    begin(): void;
    purge(x: Float64Array): void;
    add(x: Float64Array): void;
}
/**
 * Z := the vectors of the eigenvalues W of the tridiagonal matrix with diagonal d and off-diagonal e. Returns how many have not converged.
 * What is not finite, or in blocks that there are not: Z := NaN, and all have not. Source: LAPACK xSTEIN; G. Peters, J. Wilkinson, The
 * calculation of specified eigenvectors by inverse iteration, Handbook for Automatic Computation II/18 (1971).
 */
export declare function steinRef(problem: SteinProblem, cluster?: Cluster): number;
