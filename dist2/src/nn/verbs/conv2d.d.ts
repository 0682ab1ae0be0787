import type { ImageLayout } from '../../core/windows.ts';
import type { ArrayInput, Solved } from '../../linalg/arrays.ts';
import type { NdArray } from '../../linalg/ndarray.ts';
import type { VerbOptions } from '../../linalg/options.ts';
import type { ConvActivation } from '../convolution/convForward.spec.ts';
import { type Pads } from './images.ts';
/** How filters go over images. Distances are integers, one for each axis: [down, across]. */
export interface Conv2dOptions extends VerbOptions {
    /** Default 'nhwc': images height width channels, filters height width channels/groups outChannels; 'nchw': channels and filters first. */
    readonly layout?: ImageLayout;
    /** Default [1, 1]. */
    readonly strides?: readonly [number, number];
    /** Default [1, 1]. */
    readonly dilations?: readonly [number, number];
    /**
     * Zeros around the image: [top, bottom, left, right]; 'same': so many that the result has a pixel for every stride of the image, an odd
     * one behind it, 'sameLower': in front of it. Default: none.
     */
    readonly pads?: Pads;
    /** Default 1. */
    readonly groups?: number;
    /** Default 'none'. */
    readonly activation?: ConvActivation;
    /** A summand for each channel of the result. Default: zeros. */
    readonly bias?: ArrayInput;
}
/**
 * The convolution of images with filters, not turned, as frameworks have it: activation(x * w + bias).
 *
 * x is images height width channels and w filterHeight filterWidth channels/groups outChannels, or with layout 'nchw' images channels
 * height width and outChannels channels/groups filterHeight filterWidth; both are whatever counts as an array (ArrayInput) and are read
 * before the call returns its promise. The result is a new ndarray in the layout of x, single if both are. Computed by convForward on the
 * context's backend, doubles on the CPU.
 *
 * @throws ArgumentError for a wrong data type, shape or option.
 * @example
 * const image = [[[[1], [4], [6]], [[5], [3], [8]], [[6], [7], [2]]]];
 * const sobel = [[[[-1]], [[0]], [[1]]], [[[-2]], [[0]], [[2]]], [[[-1]], [[0]], [[1]]]];
 * console.log((await conv2d(image, sobel)).get(0, 0, 0, 0)); // 7
 */
export declare function conv2d<A extends ArrayInput, B extends ArrayInput>(x: A, w: B, options?: Conv2dOptions): Promise<NdArray<Solved<A, B>>>;
/** Gradients by the operands of conv2d, and by a summand for each channel of its result. */
export interface Conv2dGradients<T extends NdArray = NdArray> {
    readonly dx: T;
    readonly dw: T;
    readonly dbias: T;
}
/**
 * The gradients of conv2d(x, w), without activation, by x and w, and by a summand for each channel, from the gradient dy by its result:
 * { dx, dw, dbias }.
 *
 * x, w and the options are those of conv2d, dy has the shape of its result. The results are new ndarrays of the shapes of x and w, and
 * of one number for each channel of dy, single if all are. Computed by convBackwardData and convBackwardFilter on the context's backend,
 * doubles on the CPU.
 *
 * @throws ArgumentError for a wrong data type, shape or option.
 * @example
 * const { dx, dw, dbias } = await conv2dGrad([[[[3]], [[4]]]], [[[[2]]]], [[[[10]], [[100]]]]);
 * console.log(dx.data, dw.data, dbias.data); // Float64Array(2) [ 20, 200 ] Float64Array(1) [ 430 ] Float64Array(1) [ 110 ]
 */
export declare function conv2dGrad(x: ArrayInput, w: ArrayInput, dy: ArrayInput, options?: Omit<Conv2dOptions, 'activation' | 'bias'>): Promise<Conv2dGradients>;
