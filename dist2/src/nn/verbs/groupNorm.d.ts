import type { ArrayInput, Solved } from '../../linalg/arrays.ts';
import type { NdArray } from '../../linalg/ndarray.ts';
import type { BatchNormOptions } from './batchNorm.ts';
import type { NormGradients } from './norms.ts';
/**
 * (x - mean) / sqrt(variance + epsilon) gamma + beta, with a mean and a variance for each image and group of neighbouring channels, gamma
 * and beta for each channel. One group is a layer normalization of whole images, as many as there are channels an instance normalization.
 *
 * x has two axes or more, images in front, and is whatever counts as an array (ArrayInput); gamma and beta have a number for each channel,
 * or are left out (undefined). The result is a new ndarray of the shape of x, rows first, single if all are; all are read before the call
 * returns its promise. Computed by layerNormForward and batchNormForward on the context's backend, doubles on the CPU. Flops 10 for each
 * element.
 *
 * @throws ArgumentError for a wrong data type, shape or option.
 * @example
 * const y = await groupNorm([[1, 3, 10, 14]], 2, undefined, [0, 0, 0, 5], { epsilon: 0 });
 * console.log(y.data); // Float64Array(4) [ -1, 1, -1, 6 ]
 */
export declare function groupNorm<A extends ArrayInput>(x: A, groups: number, gamma?: ArrayInput, beta?: ArrayInput, options?: BatchNormOptions): Promise<NdArray<Solved<A>>>;
/**
 * The gradients of groupNorm(x, groups, gamma, beta) by x, gamma and beta, from the gradient dy by its result: { dx, dgamma, dbeta }.
 *
 * dy has the shape of x, and so has dx; dgamma and dbeta have a number for each channel. Statistics are computed anew. Computed by
 * layerNormForward, batchNormBackward and layerNormBackward. Flops 32 for each element.
 *
 * @throws ArgumentError for a wrong data type, shape or option.
 * @example
 * const { dbeta } = await groupNormGrad([[1, 3, 10, 14]], 2, [[1, 1, 0, 5]]);
 * console.log(dbeta.data); // Float64Array(4) [ 1, 1, 0, 5 ]
 */
export declare function groupNormGrad(x: ArrayInput, groups: number, dy: ArrayInput, gamma?: ArrayInput, options?: BatchNormOptions): Promise<NormGradients>;
