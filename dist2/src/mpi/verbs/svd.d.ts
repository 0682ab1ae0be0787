import type { DistributedMatrix } from '../distributedMatrix.ts';
import type { MatrixData } from '../hostMatrix.ts';
/** A = U diag(S) Vh. */
export interface DistributedSingularValues {
    /** m x min(m, n). */
    readonly U: DistributedMatrix;
    /** min(m, n), in descending order, on every rank. */
    readonly S: MatrixData;
    /** V^H, min(m, n) x n. */
    readonly Vh: DistributedMatrix;
    /** 0, or > 0 if the iteration has not converged, or ranks have found different values. */
    readonly info: number;
}
/**
 * Singular values and vectors, the reduced ones. A: m x n, of any blocks; it is not changed. The factors are in square blocks, of A's
 * height. Flops about 20n^3 for m = n, shared. A with a NaN or an infinity gives NaN throughout. Source: ScaLAPACK's p?gesvd; basalt's
 * svd on one rank without it.
 *
 * @throws ArgumentError for what is no distributed matrix; MpiError where ranks disagree: every rank throws, and none waits. NativeError,
 * which says what to install, where ScaLAPACK is missing.
 */
export declare function svd(A: DistributedMatrix): Promise<DistributedSingularValues>;
