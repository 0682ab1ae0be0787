import type { DistributedMatrix } from '../distributedMatrix.ts';
/** A = P L U. */
export interface DistributedTriangles {
    /** m numbers, the same on every rank: row i of A is row p[i] of L U. */
    readonly p: Int32Array;
    /** m x min(m, n), with ones on the diagonal. */
    readonly l: DistributedMatrix;
    /** min(m, n) x n. */
    readonly u: DistributedMatrix;
    /** 0, or i > 0: u(i, i) is exactly zero, the first such i. */
    readonly info: number;
}
/**
 * A = P L U with a unit lower triangular L and an upper triangular U, by partial pivoting. A: m x n, of any blocks; it is not changed. The
 * factors are in square blocks, of A's height. A singular A is info > 0, and factored all the same. Flops 2n^3/3 for m = n, shared. Source:
 * ScaLAPACK's p?getrf; basalt's getrf on one rank without it.
 *
 * @throws ArgumentError for what is no distributed matrix; MpiError where ranks disagree: every rank throws, and none waits. NativeError,
 * which says what to install, where ScaLAPACK is missing.
 */
export declare function lu(A: DistributedMatrix): Promise<DistributedTriangles>;
