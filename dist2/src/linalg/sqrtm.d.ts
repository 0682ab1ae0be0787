import type { NdArray } from './ndarray.ts';
import type { ArrayInput, Solved } from './operands.ts';
import { type FunctionOptions } from './squareFunctions.ts';
/**
 * The square root of a square matrix, the X with X X = A whose eigenvalues have real parts that are not negative: SciPy's sqrtm, but that
 * real arrays have real results. To take the root of each element is map(A, Math.sqrt).
 *
 * A: n x n, any array that verbs take, or a stack of matrices, ... x n x n, which are computed one after the other. It is not changed, and
 * copied before the call returns its promise.
 *
 * Precision: single for singles, which are computed in double, else double, on the CPU in any context. The result is a new ndarray, rows
 * first, or `out`; where there is no root, or A is not finite, all of it is NaN, and where A is real and an eigenvalue negative, so that
 * the root is not real: sqrtm(complex(A)) is that one. Flops about 30n^3. Source: see the routine sqrtm.
 *
 * @throws ArgumentError for a wrong shape, data type or option.
 * @example
 * const X = await sqrtm([[1, 3], [0, 4]]);
 * console.log(X.get(0, 0), X.get(0, 1), X.get(1, 1)); // 1 1 2
 * @example
 * const Y = await sqrtm(complex([[-4]])); // the root of a real matrix that is not real
 * console.log(Y.get(0, 0)); // { re: 0, im: 2 }
 */
export declare const sqrtm: <A extends ArrayInput>(A: A, options?: FunctionOptions) => Promise<NdArray<Solved<A>>>;
