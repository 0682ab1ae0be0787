// eigvalsh(A) on ndarrays: checks, layouts and buffers around syevd. No algorithm of its own.
import { type EighOptions, eigenpairs } from './eigenpairs.ts';
import type { NdArray } from './ndarray.ts';
import type { ArrayInput, Solved } from './operands.ts';

/**
 * Eigenvalues of a symmetric matrix, in ascending order; eigh has the vectors too.
 *
 * A: n x n, any array that verbs take, or a stack of matrices, ... x n x n, which one call of syevdStridedBatched takes: the
 * result, n or ... x n, is a new ndarray. Only its lower triangle is read, with `lower: false` only the upper one. A is not changed, and
 * copied before the call returns its promise. `subset` wants some of them alone, and `b` makes it the generalized problem: see eigh.
 *
 * The result is single for singles, else double, computed as `precision` says and `report` is told; the latter has no residuals. Singles
 * run on the context's backend, where orders up to 24 of one matrix (96 on a GPU whose workgroups do not wait for each other) are the
 * CPU's: see syevd. Doubles run on the CPU, and all eigenvalues of one large A on a GPU where it has them sooner: see dssyevd. Flops
 * 4n^3/3. Source: LAPACK xSYEVD.
 *
 * @throws ArgumentError for a wrong shape, data type or option; ConvergenceError if A has a NaN or an infinity, or iteration comes to no
 * end; NotPositiveDefiniteError if b is not; of a stack they name the first such matrix.
 * @example
 * const w = await eigvalsh([[2, 1], [1, 2]]);
 * console.log(w.get(0).toFixed(4), w.get(1).toFixed(4)); // 1.0000 3.0000
 */
export const eigvalsh = async <A extends ArrayInput>(A: A, options: EighOptions = {}): Promise<NdArray<Solved<A>>> =>
  (await eigenpairs('eigvalsh', A, options, false)).eigenvalues as unknown as NdArray<Solved<A>>;
