import type { NdArray } from './ndarray.ts';
import { type ArrayInput, type Solved, type VerbOptions } from './operands.ts';
import { type OutOption } from './out.ts';
/** Options of inv: those of all verbs, and `out`. */
export interface InvOptions extends VerbOptions, OutOption {
}
/**
 * The inverse of a square matrix, by LU factorization with partial pivoting.
 *
 * A: n x n, whatever counts as an array (ArrayInput): an ndarray, a record with any strides, nested arrays. It is not
 * changed, and copied before the call returns its promise. To solve a system, solve(A, b) is faster and more accurate than inv(A) times b.
 * Or a stack of such matrices, ... x n x n: the result has its shape, and all are inverted side by side.
 *
 * Precision: single for a Float32Array, else double. Single runs on the context's backend, double always on the CPU. The result is a new
 * ndarray, rows first. NaN and infinities pass through to it. Flops 2n^3, to leading order. Source: LAPACK xGETRF, xGETRI.
 *
 * A matrix of order up to 512 of singles on a GPU context is inverted on the CPU: it would be longer on its way. Whatever the CPU computes
 * is ready when the call returns its promise; the last bits of small ones, of order up to 12, need not be the routine's.
 *
 * @throws ArgumentError for a wrong shape, data type or option; SingularError when a pivot is exactly zero; of a stack
 * it names the first such matrix, by batchElement and batchIndex, and how many there are.
 * @example
 * const A = ndarray(new Float64Array([2, 1, 4, 3]), [2, 2]); // rows (2 1) and (4 3)
 * const X = await inv(A);
 * console.log(X.get(0, 0), X.get(0, 1), X.get(1, 0), X.get(1, 1)); // 1.5 -0.5 -2 1
 */
export declare function inv<A extends ArrayInput>(A: A, options?: InvOptions): Promise<NdArray<Solved<A>>>;
