import type { ArrayInput, Solved } from '../../linalg/arrays.ts';
import type { NdArray } from '../../linalg/ndarray.ts';
import type { VerbOptions } from '../../linalg/options.ts';
/** Along which axis. */
export interface SoftmaxOptions extends VerbOptions {
    /** The axis whose elements add up to 1. Default -1, the last one. */
    readonly axis?: number;
}
/** Along which axis, and of what. */
export interface SoftmaxGradOptions extends SoftmaxOptions {
    /** With true y is a result of logSoftmax. Default false. */
    readonly log?: boolean;
}
/**
 * exp(x) / sum exp(x) along an axis, as SciPy's softmax with that axis: numbers that add up to 1.
 *
 * x is whatever counts as an array (ArrayInput), of one axis at least; the result is a new ndarray of its shape, rows first, single if x
 * is, and x is read before the call returns its promise. -inf gives 0; NaN or +inf make all that they are added to NaN, and so does
 * nothing but -inf. Computed by softmaxForward on the context's backend, doubles on the CPU. Flops 4 for each element.
 *
 * @throws ArgumentError for a wrong data type, axis or option.
 * @example
 * const p = await softmax([[1, 1, 1, 1], [0, Math.log(2), 0, 0]]);
 * console.log(p.get(0, 3), p.get(1, 1).toFixed(3)); // 0.25 0.400
 */
export declare const softmax: <A extends ArrayInput>(x: A, options?: SoftmaxOptions) => Promise<NdArray<Solved<A>>>;
/**
 * x - log sum exp(x) along an axis: the logarithm of softmax, with all its digits where that is small.
 *
 * As softmax, but that -inf stays -inf. Computed by softmaxForward with `log`.
 *
 * @throws ArgumentError for a wrong data type, axis or option.
 * @example
 * const p = await logSoftmax([0, 0, 0, 1000]);
 * console.log(p.get(0), p.get(3)); // -1000 0
 */
export declare const logSoftmax: <A extends ArrayInput>(x: A, options?: SoftmaxOptions) => Promise<NdArray<Solved<A>>>;
/**
 * The gradient of softmax(x), or with `log` of logSoftmax(x), by x, from its result y and the gradient dy by that, along the same axis.
 *
 * y and dy have one shape, which is that of the result, a new ndarray, rows first, single if both are. Computed by softmaxBackward.
 *
 * @throws ArgumentError for a wrong data type, shape, axis or option.
 * @example
 * const y = await softmax([0, 0]);
 * console.log((await softmaxGrad(y, [1, 0])).data); // Float64Array(2) [ 0.25, -0.25 ]
 */
export declare function softmaxGrad<A extends ArrayInput, B extends ArrayInput>(y: A, dy: B, options?: SoftmaxGradOptions): Promise<NdArray<Solved<A, B>>>;
