import type { ArrayInput, Solved } from '../../linalg/arrays.ts';
import type { NdArray } from '../../linalg/ndarray.ts';
import type { VerbOptions } from '../../linalg/options.ts';
/** What is added to the variance, or to the mean of squares. */
export interface NormOptions extends VerbOptions {
    /** Default 1e-5. */
    readonly epsilon?: number;
}
/** Gradients by the operands of layerNorm, batchNorm. */
export interface NormGradients<T extends NdArray = NdArray> {
    readonly dx: T;
    readonly dgamma: T;
    readonly dbeta: T;
}
/**
 * (x - mean) / sqrt(variance + epsilon) gamma + beta along the last axis: every row gets mean 0 and variance 1, then factors and summands.
 *
 * x is whatever counts as an array (ArrayInput), gamma and beta have the length of its last axis, or are left out (undefined). The result
 * is a new ndarray of the shape of x, rows first, single if all are; all are read before the call returns its promise. A row with NaN is
 * NaN. Computed by layerNormForward on the context's backend, doubles on the CPU. Flops 8 for each element.
 *
 * @throws ArgumentError for a wrong data type, shape or option.
 * @example
 * const y = await layerNorm([[1, 3], [5, 5]], [1, 1], [0, 10], { epsilon: 0 });
 * console.log(y.get(0, 0), y.get(0, 1)); // -1 11
 */
export declare const layerNorm: <A extends ArrayInput>(x: A, gamma?: ArrayInput, beta?: ArrayInput, options?: NormOptions) => Promise<NdArray<Solved<A>>>;
/**
 * x / sqrt(mean of squares + epsilon) gamma along the last axis.
 *
 * As layerNorm, without a mean and without summands. Computed by rmsNormForward. Flops 5 for each element.
 *
 * @throws ArgumentError for a wrong data type, shape or option.
 * @example
 * console.log((await rmsNorm([1, 7], undefined, { epsilon: 0 })).get(0)); // 0.2
 */
export declare const rmsNorm: <A extends ArrayInput>(x: A, gamma?: ArrayInput, options?: NormOptions) => Promise<NdArray<Solved<A>>>;
/**
 * The gradients of layerNorm(x, gamma, beta) by x, gamma and beta, from the gradient dy by its result: { dx, dgamma, dbeta }.
 *
 * dy has the shape of x, and so has dx; dgamma and dbeta have the length of its last axis. Statistics are computed anew. Computed by
 * layerNormForward and layerNormBackward. Flops 20 for each element.
 *
 * @throws ArgumentError for a wrong data type, shape or option.
 * @example
 * const { dx, dbeta } = await layerNormGrad([[1, 3]], [[1, 1]]);
 * console.log(dbeta.data); // Float64Array(2) [ 1, 1 ]
 */
export declare const layerNormGrad: (x: ArrayInput, dy: ArrayInput, gamma?: ArrayInput, options?: NormOptions) => Promise<NormGradients>;
/**
 * The gradients of rmsNorm(x, gamma) by x and gamma, from the gradient dy by its result: { dx, dgamma }.
 *
 * As layerNormGrad. Computed by rmsNormForward and rmsNormBackward. Flops 17 for each element.
 *
 * @throws ArgumentError for a wrong data type, shape or option.
 * @example
 * const { dgamma } = await rmsNormGrad([1, 7], [5, 5], undefined, { epsilon: 0 });
 * console.log(dgamma.get(0)); // 1
 */
export declare const rmsNormGrad: (x: ArrayInput, dy: ArrayInput, gamma?: ArrayInput, options?: NormOptions) => Promise<Omit<NormGradients, 'dbeta'>>;
