import type { DistributedMatrix } from '../distributedMatrix.ts';
/** X with A X = B, and how good it is. */
export interface DistributedSolution {
    /** Of B's shape, type and grid; of NaN if info > 0. */
    readonly x: DistributedMatrix;
    /** 0, or i > 0: of `solve`, U(i, i) is exactly zero; of `posv`, the leading minor of order i is not positive definite. */
    readonly info: number;
    /**
     * ||B - A X|| / (||A|| ||X|| + ||B||) in Frobenius norms, computed afterwards from the matrices given, whatever info says, which some
     * libraries leave 0: some eps if X is a solution. NaN if info > 0.
     */
    readonly residual: number;
}
/**
 * X with A X = B for a square A, by LU factorization with partial pivoting. A: n x n, B: n x nrhs, of one type on one grid; neither is
 * changed. Blocks need not match: copies are made with square ones, of A's height. A singular A is info > 0, never an error. Flops 2n^3/3 +
 * 2n^2 nrhs, shared, and 2n^2 nrhs for the residual. Source: ScaLAPACK's p?gesv; basalt's gesv on one rank without it.
 *
 * @throws ArgumentError for shapes that do not go together, and what is no such matrix; MpiError where ranks disagree: every rank throws,
 * and none waits. NativeError, which says what to install, where ScaLAPACK is missing.
 * @example
 * const grid = world.grid();
 * const A = grid.fill([300, 300], {}, (i, j) => (i === j ? 300 : Math.sin(i + 2 * j)));
 * const b = grid.fill([300, 1], {}, (i) => i);
 * const { x, info, residual } = await solve(A, b); // info 0, residual about 1e-17
 */
export declare const solve: (A: DistributedMatrix, B: DistributedMatrix) => Promise<DistributedSolution>;
/**
 * X with A X = B for a symmetric (Hermitian) positive definite A, by Cholesky factorization. A: n x n, of which the lower triangle is read
 * and the other is to be its mirror, since the residual takes all of A. B: n x nrhs, of one type on one grid; neither is changed. An A
 * that is not positive definite is info > 0, never an error. Flops n^3/3 + 2n^2 nrhs, shared, and 2n^2 nrhs for the residual. Source:
 * ScaLAPACK's p?posv; basalt's posv on one rank without it.
 *
 * @throws as `solve`.
 */
export declare const posv: (A: DistributedMatrix, B: DistributedMatrix) => Promise<DistributedSolution>;
