import { type NdArray } from './ndarray.ts';
import { type NormOrder } from './norm.ts';
import { type ArrayInput, type VerbOptions } from './operands.ts';
/**
 * The condition number of a matrix: ||A|| ||A^-1|| in the norm of that order, see norm; if none is given, and for 2, the largest singular
 * value over the least, for -2 the least over the largest, which need no inverse and no square matrix. Infinity for a singular matrix,
 * where rounding does not hide that it is.
 *
 * A: n x n, or of any shape for 2 and -2; any array that verbs take. It is not changed, and copied before the call returns its promise. Or
 * a stack of matrices: the result is then an ndarray of doubles of the leading dimensions, whose type is to be named:
 * cond<NdArray<Float64Array>>(A).
 *
 * Precision: single for singles, else double. Singular values are computed on the CPU, the inverse on the context's backend in single. NaN
 * in A gives NaN, for other orders than 2 and -2; infinities give Infinity. Flops 8n^3/3, with an inverse 2n^3. Source: NumPy's cond.
 *
 * @throws ArgumentError for a wrong shape, data type, order or option, and for an empty matrix; ConvergenceError for NaN in A where
 * singular values are asked for.
 * @example
 * const A = ndarray(new Float64Array([4, 0, 0, -2]), [2, 2]); // rows (4 0) and (0 -2)
 * console.log(await cond(A), await cond(A, -2), await cond(A, 1)); // 2 0.5 2
 */
export declare function cond<R extends number | NdArray<Float64Array> = number>(A: ArrayInput, order?: NormOrder, options?: VerbOptions): Promise<R>;
