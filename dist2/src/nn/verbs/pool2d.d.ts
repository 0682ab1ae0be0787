import type { ImageLayout } from '../../core/windows.ts';
import type { ArrayInput, Solved } from '../../linalg/arrays.ts';
import type { NdArray } from '../../linalg/ndarray.ts';
import type { VerbOptions } from '../../linalg/options.ts';
import { type Pads } from './images.ts';
/** How windows go over images. Distances are integers, one for each axis: [down, across]. */
export interface MaxPool2dOptions extends VerbOptions {
    /** Default 'nhwc': images height width channels; 'nchw': images channels height width. */
    readonly layout?: ImageLayout;
    /** Default: the window, so that windows lie side by side. */
    readonly strides?: readonly [number, number];
    /** Distances of a window's pixels. Default [1, 1]. */
    readonly dilations?: readonly [number, number];
    /** Around the image: [top, bottom, left, right], or 'same', as that of conv2d. Default: none. */
    readonly pads?: Pads;
    /** A last window may hang over the end. Default false. */
    readonly ceil?: boolean;
}
/** The same, and what a mean is of. */
export interface AvgPool2dOptions extends MaxPool2dOptions {
    /** Padding counts as zeros. Default false: a mean is of the image's elements. */
    readonly countPadded?: boolean;
}
/** Height and width of a window. */
type Window = readonly [number, number];
/**
 * The largest element of every window of images, channel by channel.
 *
 * x is images height width channels, or with layout 'nchw' images channels height width, and whatever counts as an array (ArrayInput); it
 * is read before the call returns its promise. The result is a new ndarray in the layout of x, single if x is. NaN in a window gives NaN, a
 * window with nothing of the image -Infinity. Computed by poolForward on the context's backend, doubles on the CPU. Flops one for each
 * element of a window.
 *
 * @throws ArgumentError for a wrong data type, shape, window or option.
 * @example
 * const y = await maxPool2d([[[[1], [5]], [[3], [2]]]], [2, 2]);
 * console.log(y.get(0, 0, 0, 0)); // 5
 */
export declare const maxPool2d: <A extends ArrayInput>(x: A, window: Window, options?: MaxPool2dOptions) => Promise<NdArray<Solved<A>>>;
/**
 * The mean of every window of images, channel by channel.
 *
 * As maxPool2d; a window with nothing of the image gives 0.
 *
 * @throws ArgumentError for a wrong data type, shape, window or option.
 * @example
 * const y = await avgPool2d([[[[1], [5]], [[3], [3]]]], [2, 2]);
 * console.log(y.get(0, 0, 0, 0)); // 3
 */
export declare const avgPool2d: <A extends ArrayInput>(x: A, window: Window, options?: AvgPool2dOptions) => Promise<NdArray<Solved<A>>>;
/**
 * The gradient of maxPool2d(x, window) by x, from the gradient dy by its result: every element of dy goes to the first largest element of
 * its window.
 *
 * The result has the shape of x, a new ndarray, single if both are. Computed by poolBackward.
 *
 * @throws ArgumentError for a wrong data type, shape, window or option.
 * @example
 * const dx = await maxPool2dGrad([[[[1], [5]], [[3], [2]]]], [[[[10]]]], [2, 2]);
 * console.log(dx.data); // Float64Array(4) [ 0, 10, 0, 0 ]
 */
export declare const maxPool2dGrad: <A extends ArrayInput, B extends ArrayInput>(x: A, dy: B, window: Window, options?: MaxPool2dOptions) => Promise<NdArray<Solved<A, B>>>;
/**
 * The gradient of avgPool2d(x, window) by x, from the gradient dy by its result: every element of dy is spread over its window.
 *
 * Of x only the shape matters. The result has that shape, a new ndarray, single if both are. Computed by poolBackward.
 *
 * @throws ArgumentError for a wrong data type, shape, window or option.
 * @example
 * const dx = await avgPool2dGrad([[[[1], [5]], [[3], [2]]]], [[[[8]]]], [2, 2]);
 * console.log(dx.data); // Float64Array(4) [ 2, 2, 2, 2 ]
 */
export declare const avgPool2dGrad: <A extends ArrayInput, B extends ArrayInput>(x: A, dy: B, window: Window, options?: AvgPool2dOptions) => Promise<NdArray<Solved<A, B>>>;
export {};
