import type { ArrayInput, Solved } from '../../linalg/arrays.ts';
import type { NdArray } from '../../linalg/ndarray.ts';
import type { Conv2dOptions } from './conv2d.ts';
/** How filters go over the result, as those of conv2d over their images; pads are taken away from the result. */
export interface ConvTranspose2dOptions extends Omit<Conv2dOptions, 'activation' | 'bias'> {
    /** Rows and columns that the result has more at its end, fewer than the strides, where `pads` are numbers. Default [0, 0]. */
    readonly outPads?: readonly [number, number];
}
/**
 * The transposed convolution of x with filters: every pixel of x, times a filter, is added to the result at its stride.
 *
 * x is images height width channels and w filterHeight filterWidth outChannels/groups channels, or with layout 'nchw' images channels
 * height width and channels outChannels/groups filterHeight filterWidth, as in TensorFlow, and in ONNX and PyTorch; both are whatever
 * counts as an array (ArrayInput) and are read before the call returns its promise. The result has strides (height - 1) + dilations
 * (filterHeight - 1) + 1 - top - bottom + outPads rows, with the pads 'same' strides height, columns alike; it is a new ndarray in the
 * layout of x, single if both are. Computed by convBackwardData on the context's backend, doubles on the CPU. Flops 2 for each number of x
 * and of a filter's channel.
 *
 * @throws ArgumentError for a wrong data type, shape or option.
 * @example
 * const y = await convTranspose2d([[[[1], [2]]]], [[[[1]], [[10]]]]);
 * console.log(y.data); // Float64Array(3) [ 1, 12, 20 ]
 */
export declare function convTranspose2d<A extends ArrayInput, B extends ArrayInput>(x: A, w: B, options?: ConvTranspose2dOptions): Promise<NdArray<Solved<A, B>>>;
/** Gradients by the operands of convTranspose2d. */
export interface ConvTranspose2dGradients<T extends NdArray = NdArray> {
    readonly dx: T;
    readonly dw: T;
}
/**
 * The gradients of convTranspose2d(x, w) by x and w, from the gradient dy by its result: { dx, dw }.
 *
 * x, w and the options are those of convTranspose2d, dy has the shape of its result. The results are new ndarrays of the shapes of x and w,
 * single if all are. Computed by convForward and convBackwardFilter on the context's backend, doubles on the CPU.
 *
 * @throws ArgumentError for a wrong data type, shape or option.
 * @example
 * const { dx, dw } = await convTranspose2dGrad([[[[3]], [[4]]]], [[[[2]]]], [[[[10]], [[100]]]]);
 * console.log(dx.data, dw.data); // Float64Array(2) [ 20, 200 ] Float64Array(1) [ 430 ]
 */
export declare function convTranspose2dGrad(x: ArrayInput, w: ArrayInput, dy: ArrayInput, options?: ConvTranspose2dOptions): Promise<ConvTranspose2dGradients>;
