import { type LuFactors } from './luFactor.ts';
import type { NdArray } from './ndarray.ts';
import { type ArrayInput, type Solved, type VerbOptions } from './operands.ts';
import { type Transposed } from './options.ts';
import { type OutOption } from './out.ts';
/** Options of `luSolve`. */
export interface LuSolveOptions extends VerbOptions, OutOption {
    /** 't' (or true): solve A^T x = b; default 'n'. */
    readonly trans?: Transposed;
}
/**
 * x with A x = b, or A^T x = b, from the factors of A that luFactor gave.
 *
 * factors: { lu, piv }, as SciPy's lu_solve takes them. b: n numbers, or n x nrhs; x has its shape. b is whatever
 * counts as an array (ArrayInput), lu an ndarray or a record with any strides. Nothing is changed, and all is copied before the call
 * returns its promise.
 *
 * Precision: single if lu and b are Float32Arrays, else double. Single runs on the context's backend, up to order 1024 and double
 * always on the CPU. x is a new
 * ndarray, rows first. NaN and infinities pass through to x. Flops 2n^2 nrhs, to leading order. Source: LAPACK xGETRS.
 *
 * @throws ArgumentError for a wrong shape, data type or option, and for pivots that are no rows; SingularError when U has a zero on its
 * diagonal.
 * @example
 * const A = ndarray(new Float64Array([2, 1, 4, 3]), [2, 2]); // rows (2 1) and (4 3)
 * const factors = await luFactor(A);
 * const x = await luSolve(factors, ndarray(new Float64Array([4, 10]), [2]));
 * console.log(x.get(0), x.get(1)); // 1 2
 */
export declare function luSolve<T extends Float32Array | Float64Array, B extends ArrayInput>(factors: LuFactors<T>, b: B, options?: LuSolveOptions): Promise<NdArray<Solved<T, B>>>;
