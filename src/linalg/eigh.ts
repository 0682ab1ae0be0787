// eigh(A) on ndarrays: checks, layouts and buffers around syevd. No algorithm of its own.
import { type EighOptions, eigenpairs } from './eigenpairs.ts';
import type { NdArray } from './ndarray.ts';
import type { ArrayInput, Solved } from './operands.ts';

/** A = Z diag(eigenvalues) Z^T. Of a stack both have its leading dimensions. */
export interface EighResult<T extends Float32Array | Float64Array> {
  /** n, in ascending order. */
  readonly eigenvalues: NdArray<T>;
  /** Z, n x n: column i is the vector of eigenvalue i, and has length 1. */
  readonly eigenvectors: NdArray<T>;
}

/**
 * Eigenvalues and eigenvectors of a symmetric matrix: A = Z W Z^T, where Z is orthogonal and W diagonal.
 *
 * A: n x n, any array that verbs take, or a stack of matrices, ... x n x n, which are decomposed by one call of
 * syevdStridedBatched; with `subset` or `b` one after the other. Only its lower triangle is read, with `lower: false` only the upper one:
 * symmetry is not checked, as in NumPy. A is not changed, and copied before the call returns its promise. The signs of vectors are
 * anybody's.
 *
 * `subset: { index: [first, last] }` wants the eigenvalues from the first to the last, both included, counted from 0, and their vectors;
 * `{ value: [low, high] }` those in (low, high], of one matrix: see syevr.
 *
 * `b`, symmetric positive definite, makes it the generalized problem A x = lambda b x; with `type: 2` A b x = lambda x, with 3 b A x =
 * lambda x. Then Z^T b Z = I, with type 3 Z^T b^-1 Z = I. It is computed on the CPU: see sygvd.
 *
 * The result is single for singles, else double. How it is computed is `precision`. Singles run on the context's backend, where orders up
 * to 64 of one matrix (96 on a GPU whose workgroups do not wait for each other) are the CPU's: see syevd. Doubles run on the CPU, and all
 * pairs of one large A on a GPU where it has them sooner, corrected from singles: see dssyevd. `report` is told of it. Flops 14n^3/3 at
 * most. Source: LAPACK xSYEVD.
 *
 * @throws ArgumentError for a wrong shape, data type or option; ConvergenceError if A has a NaN or an infinity, or iteration comes to no
 * end; NotPositiveDefiniteError if b is not; of a stack they name the first such matrix.
 * @example
 * const A = ndarray(new Float64Array([2, 1, 1, 2]), [2, 2]); // rows (2 1) and (1 2)
 * const { eigenvalues, eigenvectors } = await eigh(A);
 * console.log(eigenvalues.get(0).toFixed(4), eigenvalues.get(1).toFixed(4), eigenvectors.shape); // 1.0000 3.0000 [ 2, 2 ]
 */
export const eigh = async <A extends ArrayInput>(A: A, options: EighOptions = {}): Promise<EighResult<Solved<A>>> =>
  (await eigenpairs('eigh', A, options, true)) as unknown as EighResult<Solved<A>>;
