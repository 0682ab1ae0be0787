import type { NdArray } from './ndarray.ts';
import { type ArrayInput, type Solved, type VerbOptions } from './operands.ts';
import { type OutOption } from './out.ts';
/** Options of expm: those of all verbs, and `out`. */
export interface ExpmOptions extends VerbOptions, OutOption {
}
/**
 * The exponential of a square matrix, e^A = I + A + A^2 / 2 + A^3 / 6 + ...: SciPy's expm. To take the exponential of each element is
 * map(A, Math.exp).
 *
 * A: n x n, any array that verbs take. It is not changed, and copied before the call returns its promise. Or a stack of such matrices, ...
 * x n x n: the result has its shape, and all are computed side by side. By scaling and squaring, with Pade's approximants on the CPU and
 * Taylor's on a GPU. Of a complex array, too.
 *
 * Precision: single for a Float32Array, else double. Single runs on the context's backend, double always on the CPU. The result is a new
 * ndarray, rows first, or `out`; where A is not finite, or e^A is too large, all of it is NaN. Its error relative to the norm of e^A is a
 * few n eps times the condition number of the exponential at A. Flops 2n^3 for each product: four and a solution, and one for each halving.
 * Source: N. J. Higham, SIAM J. Matrix Anal. Appl. 26 (2005) 1179.
 *
 * @throws ArgumentError for a wrong shape, data type or option.
 * @example
 * const R = await expm([[0, -Math.PI / 2], [Math.PI / 2, 0]]); // a quarter turn
 * console.log(R.get(0, 0).toFixed(3), R.get(1, 0).toFixed(3)); // 0.000 1.000
 */
export declare function expm<A extends ArrayInput>(A: A, options?: ExpmOptions): Promise<NdArray<Solved<A>>>;
