import type { DistributedMatrix } from '../distributedMatrix.ts';
import type { MatrixData } from '../hostMatrix.ts';
/** A = Z diag(eigenvalues) Z^H. */
export interface DistributedEigenpairs {
    /** n, in ascending order, on every rank. */
    readonly eigenvalues: MatrixData;
    /** Z, n x n: column i is the vector of eigenvalue i, and has length 1. */
    readonly eigenvectors: DistributedMatrix;
    /** 0, or > 0 if the iteration has not converged. */
    readonly info: number;
}
/**
 * Eigenvalues and eigenvectors of a symmetric (Hermitian) matrix, by divide and conquer. A: n x n, of any blocks, of which the lower
 * triangle is read; it is not changed. Flops 4n^3/3 for the tridiagonal form and up to 14n^3/3 for the vectors, shared. A with a NaN or
 * an infinity gives NaN throughout. Source: ScaLAPACK's p?syevd and p?heevd; basalt's eigh on one rank without it.
 *
 * @throws ArgumentError for a matrix that is not square, and what is no distributed matrix; MpiError where ranks disagree: every rank
 * throws, and none waits. NativeError, which says what to install, where ScaLAPACK is missing.
 */
export declare function eigh(A: DistributedMatrix): Promise<DistributedEigenpairs>;
