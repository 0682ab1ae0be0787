import type { ImageLayout } from '../../core/windows.ts';
import type { ArrayInput, Solved } from '../../linalg/arrays.ts';
import type { NdArray } from '../../linalg/ndarray.ts';
import type { NormGradients, NormOptions } from './norms.ts';
/** Where channels are, and what is added to variances. */
export interface BatchNormOptions extends NormOptions {
    /** Default 'nhwc': channels are the last axis; 'nchw': the second one. */
    readonly layout?: ImageLayout;
}
/** A normalized batch and the statistics of its channels: the variance is the mean of squares of differences from the mean. */
export interface BatchNormalized<T extends NdArray = NdArray> {
    readonly y: T;
    readonly mean: T;
    readonly variance: T;
}
/**
 * (x - mean) / sqrt(variance + epsilon) gamma + beta, channel by channel, with the statistics given: what a trained network computes.
 *
 * x has two axes or more and is whatever counts as an array (ArrayInput); mean, variance, and gamma and beta, if they are not left out
 * (undefined), have a number for each channel. The result is a new ndarray of the shape of x, rows first, single if all are; all are read
 * before the call returns its promise. Computed by batchNormForward on the context's backend, doubles on the CPU.
 * Flops 8 for each element.
 *
 * @throws ArgumentError for a wrong data type, shape or option.
 * @example
 * const y = await batchNorm([[1, 10], [3, 10]], [1, 10], [4, 1], undefined, undefined, { epsilon: 0 });
 * console.log(y.data); // Float64Array(4) [ 0, 0, 1, 0 ]
 */
export declare function batchNorm<A extends ArrayInput>(x: A, mean: ArrayInput, variance: ArrayInput, gamma?: ArrayInput, beta?: ArrayInput, options?: BatchNormOptions): Promise<NdArray<Solved<A>>>;
/**
 * (x - mean) / sqrt(variance + epsilon) gamma + beta, channel by channel, with the statistics of the batch itself: { y, mean, variance }.
 *
 * As batchNorm, which takes the statistics that a program has averaged over its batches. Of no elements all statistics are 0. Flops 8 for
 * each element.
 *
 * @throws ArgumentError for a wrong data type, shape or option.
 * @example
 * const { mean, variance } = await batchNormTrain([[1, 10], [3, 10]]);
 * console.log(mean.data, variance.data); // Float64Array(2) [ 2, 10 ] Float64Array(2) [ 1, 0 ]
 */
export declare const batchNormTrain: <A extends ArrayInput>(x: A, gamma?: ArrayInput, beta?: ArrayInput, options?: BatchNormOptions) => Promise<BatchNormalized<NdArray<Solved<A>>>>;
/**
 * The gradients of batchNormTrain(x, gamma, beta).y by x, gamma and beta, from the gradient dy by it: { dx, dgamma, dbeta }.
 *
 * dy has the shape of x, and so has dx; dgamma and dbeta have a number for each channel. Statistics are computed anew. Computed by
 * batchNormForward and batchNormBackward. Flops 20 for each element.
 *
 * @throws ArgumentError for a wrong data type, shape or option.
 * @example
 * const { dbeta } = await batchNormGrad([[1, 10], [3, 10]], [[1, 2], [3, 4]]);
 * console.log(dbeta.data); // Float64Array(2) [ 4, 6 ]
 */
export declare function batchNormGrad(x: ArrayInput, dy: ArrayInput, gamma?: ArrayInput, options?: BatchNormOptions): Promise<NormGradients>;
