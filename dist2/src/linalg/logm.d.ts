import type { NdArray } from './ndarray.ts';
import type { ArrayInput, Solved } from './operands.ts';
import { type FunctionOptions } from './squareFunctions.ts';
/**
 * The logarithm of a square matrix, the X with expm(X) = A whose eigenvalues have imaginary parts between -pi and pi: SciPy's logm, but
 * that real arrays have real results. To take the logarithm of each element is map(A, Math.log).
 *
 * A: n x n, any array that verbs take, or a stack of matrices, ... x n x n, which are computed in one call, see logmStridedBatched. It is
 * not changed, and copied before the call returns its promise.
 *
 * Precision: single for singles, which are computed in double, else double, on the CPU in any context. The result is a new ndarray, rows
 * first, or `out`; where an eigenvalue of A is 0, or A is real and one negative, or A is not finite, all of it is NaN. logm(complex(A)) is
 * the complex logarithm of a real matrix that has negative eigenvalues. Flops about 30n^3. Source: see the routine logm.
 *
 * @throws ArgumentError for a wrong shape, data type or option.
 * @example
 * const L = await logm([[0, -1], [1, 0]]); // a quarter turn
 * console.log(L.get(1, 0).toFixed(4)); // 1.5708
 */
export declare const logm: <A extends ArrayInput>(A: A, options?: FunctionOptions) => Promise<NdArray<Solved<A>>>;
