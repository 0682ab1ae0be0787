import type { DistributedMatrix } from '../distributedMatrix.ts';
/** X that minimizes ||B - A X||, and how good it is. */
export interface DistributedLeastSquares {
    /** n x nrhs, of B's type and grid; of NaN if info > 0. */
    readonly x: DistributedMatrix;
    /** 0, or i > 0: the i-th diagonal element of the triangular factor is exactly zero, A has not full rank. */
    readonly info: number;
    /**
     * Computed afterwards from the matrices given, whatever info says. m >= n: ||A^H R|| / (||A|| (||A|| ||X|| + ||B||)) with R = B - A X,
     * some eps if X minimizes. m < n: ||R|| / (||A|| ||X|| + ||B||).
     */
    readonly residual: number;
}
/**
 * X that minimizes ||B - A X||, column by column, for an A of full rank by QR; with fewer rows than columns the shortest X with A X = B, by
 * LQ. A: m x n, B: m x nrhs, of one type on one grid; neither is changed. Whether the rank is full to within rounding is not looked at: see
 * `tsqrSolve`, which finds it. Flops 2mn^2 - 2n^3/3 for m >= n, shared. Source: ScaLAPACK's p?gels; basalt's gels on one rank without it.
 *
 * @throws ArgumentError for shapes that do not go together, and what is no such matrix; MpiError where ranks disagree: every rank throws,
 * and none waits. NativeError, which says what to install, where ScaLAPACK is missing.
 */
export declare function lstsq(A: DistributedMatrix, B: DistributedMatrix): Promise<DistributedLeastSquares>;
