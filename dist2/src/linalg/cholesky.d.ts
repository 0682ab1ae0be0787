import type { NdArray } from './ndarray.ts';
import { type ArrayInput, type Solved, type VerbOptions } from './operands.ts';
import { type OutOption } from './out.ts';
/** Options of `cholesky`. */
export interface CholeskyOptions extends VerbOptions, OutOption {
    /** Read the upper triangle of A and return U with A = U^T U; default false. */
    readonly upper?: boolean;
}
/**
 * The Cholesky factor of a symmetric positive definite matrix: L with A = L L^T, lower triangular, or with `upper` U with A = U^T U. Zeros
 * fill the other triangle.
 *
 * A: n x n, whatever counts as an array (ArrayInput): an ndarray, a record with any strides, nested arrays. Only its
 * lower triangle is read, with `upper` only the upper one: symmetry is not checked, as in NumPy. A is not changed, and copied before the
 * call returns its promise. Or a stack of such matrices, ... x n x n: the result has its shape, and all are factored side by side.
 *
 * Precision: single for a Float32Array, else double. Single runs on the context's backend, double always on the CPU. The result is a new
 * ndarray, rows first. Flops n^3/3, to leading order. Source: LAPACK xPOTRF.
 *
 * A matrix of order up to 512 of singles on a GPU context is factored on the CPU: it would be longer on its way. Whatever the CPU computes
 * is ready when the call returns its promise; the last bits of small ones, of order up to 12, need not be the routine's.
 *
 * @throws ArgumentError for a wrong shape, data type or option; NotPositiveDefiniteError when a leading minor is not positive, NaN
 * included: its `info` is the order of the minor, and of a stack it names the first such matrix, by batchElement and batchIndex, and how
 * many there are.
 * @example
 * const A = ndarray(new Float64Array([4, 2, 2, 5]), [2, 2]); // rows (4 2) and (2 5)
 * const L = await cholesky(A);
 * console.log(L.get(0, 0), L.get(0, 1), L.get(1, 0), L.get(1, 1)); // 2 0 1 2
 */
export declare function cholesky<A extends ArrayInput>(A: A, options?: CholeskyOptions): Promise<NdArray<Solved<A>>>;
