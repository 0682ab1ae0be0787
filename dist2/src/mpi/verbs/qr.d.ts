import type { DistributedMatrix } from '../distributedMatrix.ts';
/** A = Q R. */
export interface DistributedOrthogonalFactors {
    /** m x min(m, n), its columns orthonormal. */
    readonly q: DistributedMatrix;
    /** min(m, n) x n, upper triangular. */
    readonly r: DistributedMatrix;
}
/**
 * A = Q R with orthonormal columns in Q and an upper triangular R, by Householder reflections. A: m x n, of any blocks; it is not changed.
 * The factors are in square blocks, of A's height. Signs are LAPACK's. Flops 4mn^2 - 4n^3/3 for m >= n, shared. Source: ScaLAPACK's p?geqrf
 * and p?orgqr or p?ungqr; basalt's qr on one rank without it.
 *
 * @throws ArgumentError for what is no distributed matrix; MpiError where ranks disagree: every rank throws, and none waits. NativeError,
 * which says what to install, where ScaLAPACK is missing.
 */
export declare function qr(A: DistributedMatrix): Promise<DistributedOrthogonalFactors>;
