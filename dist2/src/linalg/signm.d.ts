import type { NdArray } from './ndarray.ts';
import type { ArrayInput, Solved } from './operands.ts';
import { type FunctionOptions } from './squareFunctions.ts';
/**
 * The sign of a square matrix: SciPy's signm. It has A's eigenvectors, and eigenvalues 1 where those of A have a positive real part, -1
 * where it is negative. To take the sign of each element is map(A, Math.sign).
 *
 * A: n x n, any array that verbs take, or a stack of matrices, ... x n x n, which are computed in one call, see signmStridedBatched. It is
 * not changed, and copied before the call returns its promise.
 *
 * Precision: single for singles, else double; stacks of small singles on the context's backend, all else on the CPU. The result is a new
 * ndarray, rows first, or `out`; where A is singular, has eigenvalues on the imaginary axis or is not finite, all of it is NaN. Flops 2n^3
 * for each of some 5 to 15 steps. Source: see the routine signm.
 *
 * @throws ArgumentError for a wrong shape, data type or option.
 * @example
 * const S = await signm([[1, 6], [0, -2]]);
 * console.log(S.get(0, 0), S.get(0, 1), S.get(1, 1)); // 1 4 -1
 */
export declare const signm: <A extends ArrayInput>(A: A, options?: FunctionOptions) => Promise<NdArray<Solved<A>>>;
