import type { Complex } from '../../core/field.ts';
import { type ArrayInput, type Solved } from '../arrays.ts';
import type { ComplexArray } from '../complex/complexArray.ts';
import type { Pairs } from '../complex/pairs.ts';
import type { NdArray } from '../ndarray.ts';
import { type OutOption } from '../out.ts';
/** Options of reductions: the axis along which they go. */
export interface AlongOptions extends OutOption {
    /** The axis, or the axes, that the sum goes along, and that the result has not; negative ones count from the last. */
    readonly axis: number | readonly number[];
    /** Keep those axes, with one element: the result then broadcasts with x. Default false. */
    readonly keepdims?: boolean;
}
/**
 * The sum of all elements, a number; or with `axis` the sums along an axis, or several, an ndarray: NumPy's sum.
 *
 * x: any array that verbs take. It is not changed. Everything is summed in doubles, runs of neighbours by halves, and is there when the
 * call returns. With `axis` the result is a new ndarray, rows first, or `out`; single for a Float32Array, else double. Of nothing the sum
 * is 0. Flops 1 for each element.
 *
 * @throws ArgumentError for what is no array, an axis that it has not, or a wrong option.
 * @example
 * const A = [[1, 2], [3, 4]];
 * console.log(sum(A), sum(A, { axis: 0 }).data); // 10 Float64Array(2) [ 4, 6 ]
 */
export declare function sum(x: ArrayInput): number;
export declare function sum<X extends ArrayInput>(x: X, options: AlongOptions): NdArray<Solved<X>>;
/** The same of complex numbers: one { re, im }, or a new array of them; `out` is of real numbers. */
export declare function sum(x: ComplexArray): Complex;
export declare function sum<D extends Pairs>(x: ComplexArray<D>, options: AlongOptions): ComplexArray<D>;
/**
 * The mean of all elements, a number; or with `axis` the means along an axis, or several, an ndarray: NumPy's mean.
 *
 * x: any array that verbs take. It is not changed. Everything is summed in doubles, runs of neighbours by halves, and is there when the
 * call returns. With `axis` the result is a new ndarray, rows first, or `out`; single for a Float32Array, else double. Of nothing the mean
 * is NaN. Flops 1 for each element.
 *
 * @throws ArgumentError for what is no array, an axis that it has not, or a wrong option.
 * @example
 * const A = [[1, 2], [3, 6]];
 * console.log(mean(A), mean(A, { axis: 1 }).data); // 3 Float64Array(2) [ 1.5, 4.5 ]
 */
export declare function mean(x: ArrayInput): number;
export declare function mean<X extends ArrayInput>(x: X, options: AlongOptions): NdArray<Solved<X>>;
/** The same of complex numbers: one { re, im }, or a new array of them; `out` is of real numbers. */
export declare function mean(x: ComplexArray): Complex;
export declare function mean<D extends Pairs>(x: ComplexArray<D>, options: AlongOptions): ComplexArray<D>;
