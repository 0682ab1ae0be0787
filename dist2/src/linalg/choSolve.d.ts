import type { NdArray } from './ndarray.ts';
import { type ArrayInput, type Solved, type VerbOptions } from './operands.ts';
import { type Transposed } from './options.ts';
import { type OutOption } from './out.ts';
export interface ChoSolveOptions extends VerbOptions, OutOption {
    /** The factor is U with A = U^T U, as cholesky gives it with `upper`; default false: L with A = L L^T. */
    readonly upper?: boolean;
    /** As in luSolve; of a symmetric A it changes nothing. */
    readonly trans?: Transposed;
}
/**
 * x with A x = b for a symmetric positive definite A, from the factor that cholesky gave: SciPy's cho_solve.
 *
 * L: n x n, of which only the lower triangle is read, with `upper` only the upper one. b: n numbers, or n x nrhs; x has its shape. Both are
 * whatever counts as an array (ArrayInput); neither is changed, and both are copied before the call returns its promise. Either may be a
 * stack with leading dimensions, by the rules of NumPy 2's solve: L ... x n x n, b ... x n x nrhs or n numbers for every L, the leading
 * dimensions broadcasting.
 *
 * x is single if both are of singles, else double; a new ndarray, rows first, or `out`. Single runs on the context's backend, double always
 * on the CPU. NaN and infinities pass through to x. Flops 2n^2 nrhs, to leading order. Source: LAPACK xPOTRS.
 *
 * @throws ArgumentError for a wrong shape, data type or option; SingularError when an element of the diagonal is exactly zero; of a stack
 * it names the first such factor, by its indices too, and how many there are.
 * @example
 * const L = await cholesky([[4, 2], [2, 5]]);
 * const x = await choSolve(L, [8, 12]);
 * console.log(x.get(0), x.get(1)); // 1 2
 */
export declare function choSolve<A extends ArrayInput, B extends ArrayInput>(L: A, b: B, options?: ChoSolveOptions): Promise<NdArray<Solved<A, B>>>;
