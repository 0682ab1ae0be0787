import type { ArrayOf } from '../core/field.ts';
import { type NdArray } from './ndarray.ts';
import { type ArrayInput, type Real, type VerbOptions } from './operands.ts';
/**
 * Of vectors: any number, 1, 2 and Infinity being the usual ones. Of matrices: 'fro' sqrt(sum a(i,j)^2), 'nuc' the sum of the singular
 * values, 2 and -2 the largest and least of them, 1 and -1 the largest and least sum of a column's absolute values, Infinity and -Infinity
 * of a row's.
 */
export type NormOrder = number | 'fro' | 'nuc';
/** Options of `norm`. */
export interface NormOptions extends VerbOptions {
    /** The axis of vectors, or the two of matrices, rows first; negative ones count from the last. Without it x is one vector or matrix. */
    readonly axis?: number | readonly [number, number];
}
/** Whether an order is of singular values. */
export declare const isSpectral: (order: NormOrder | undefined) => boolean;
/** The norm of that order of some singular values, in descending order. */
export declare function spectralNorm(s: ArrayOf<Real>, order: NormOrder): number;
/**
 * The norm of a vector or matrix, by NumPy's rules: ||x||_2 of all elements if no order is given; else `order` says which, of a vector if x
 * has one dimension and of a matrix if it has two.
 *
 * x: any array that verbs take, of any number of dimensions. With `axis` the norms of the vectors or matrices along it, an ndarray of
 * doubles with the dimensions that are left; its type, which a shape of unknown length does not tell, is to be named:
 * norm<NdArray<Float64Array>>(x, 1, { axis: -1 }). x is not changed, and copied before the call returns its promise.
 *
 * Everything is summed in doubles, on the calling thread, and squares and powers do not overflow where the norm does not, which is more
 * than NumPy says. Orders 2, -2 and 'nuc' of matrices are by gesdd, in the precision of x. NaN in x gives NaN, and of nothing the norm is
 * 0. Flops 2 for each element, 8n^3/3 for singular values of n x n.
 *
 * @throws ArgumentError for a wrong type, order, option or axis, and for the least of no elements; ConvergenceError if singular values are
 * asked for of a matrix with a NaN or an infinity.
 * @example
 * const A = ndarray(new Float64Array([3, -4, 0, 12]), [2, 2]); // rows (3 -4) and (0 12)
 * console.log(await norm(A), await norm(A, 1), await norm(A, Infinity)); // 13 16 12
 * const rows = await norm<NdArray<Float64Array>>(A, 2, { axis: 1 });
 * console.log(rows.get(0), rows.get(1)); // 5 12
 */
export declare function norm<R extends number | NdArray<Float64Array> = number>(x: ArrayInput, order?: NormOrder, options?: NormOptions): Promise<R>;
