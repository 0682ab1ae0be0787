import type { Prec } from '../../core/field.ts';
import type { Ptr } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** The arguments of poolForward, by name. */
export interface PoolForwardArgs<P extends Prec> {
    kind: 'max' | 'avg' | 'avgPadded';
    /** Default 'nhwc'. */
    layout?: 'nhwc' | 'nchw';
    images: number;
    height: number;
    width: number;
    channels: number;
    windowHeight: number;
    windowWidth: number;
    X: Ptr<P>;
    /** Out. */
    Y: Ptr<NoInfer<P>>;
    /** Default 1. */
    strideY?: number;
    /** Default 1. */
    strideX?: number;
    /** Default 0. */
    padTop?: number;
    /** Default 0. */
    padBottom?: number;
    /** Default 0. */
    padLeft?: number;
    /** Default 0. */
    padRight?: number;
    /** Default false. */
    ceil?: boolean;
    /** Default 1. */
    dilationY?: number;
    /** Default 1. */
    dilationX?: number;
}
/**
 * Y := the largest element of every window of X, channel by channel ('max'), or the mean of its elements: of those that are the image's
 * ('avg'), or with the padding as zeros ('avgPadded').
 *
 * Height and width of the result: outHeight = floor((height + padTop + padBottom - dilationY (windowHeight - 1) - 1)/strideY) + 1, with
 * `ceil` rounded up, as long as the last window begins inside the image or the padding in front of it; 0 if the window is larger than the
 * padded image. outWidth is alike. Elements lie by `layout`: 'nhwc' at ((image height + y) width + x) channels + c, 'nchw' at
 * ((image channels + c) height + y) width + x.
 * Overwrites Y only. NaN in a window gives NaN. A window with nothing of the image gives -inf for 'max', 0 for 'avg'. Flops one for each
 * element of a window. Source: cuDNN, cudnnPoolingForward; ONNX MaxPool and AveragePool.
 * Halves are computed in single and rounded once. On a GPU context halves and singles are computed on the GPU, doubles on the CPU.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const window = { windowHeight: 2, windowWidth: 2, strideY: 2, strideX: 2 };
 * await spoolForward(ctx.queue, { kind: 'max', images: 1, height: 28, width: 28, channels: 12, ...window, X, Y }); // 14 x 14
 */
export declare const poolForward: {
    <P extends Prec>(on: Context | Queue, args: PoolForwardArgs<P>, prec?: P): Promise<void>;
};
/**
 * Y := the largest element of every window of X, channel by channel ('max'), or the mean of its elements: of those that are the image's
 * ('avg'), or with the padding as zeros ('avgPadded').
 *
 * Height and width of the result: outHeight = floor((height + padTop + padBottom - dilationY (windowHeight - 1) - 1)/strideY) + 1, with
 * `ceil` rounded up, as long as the last window begins inside the image or the padding in front of it; 0 if the window is larger than the
 * padded image. outWidth is alike. Elements lie by `layout`: 'nhwc' at ((image height + y) width + x) channels + c, 'nchw' at
 * ((image channels + c) height + y) width + x.
 * Overwrites Y only. NaN in a window gives NaN. A window with nothing of the image gives -inf for 'max', 0 for 'avg'. Flops one for each
 * element of a window. Source: cuDNN, cudnnPoolingForward; ONNX MaxPool and AveragePool.
 * Halves are computed in single and rounded once. On a GPU context halves and singles are computed on the GPU, doubles on the CPU.
 *
 * In half precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const window = { windowHeight: 2, windowWidth: 2, strideY: 2, strideX: 2 };
 * await spoolForward(ctx.queue, { kind: 'max', images: 1, height: 28, width: 28, channels: 12, ...window, X, Y }); // 14 x 14
 */
export declare const hpoolForward: {
    (on: Context | Queue, args: PoolForwardArgs<'h'>): Promise<void>;
} & {
    readonly prec: 'h';
};
/**
 * Y := the largest element of every window of X, channel by channel ('max'), or the mean of its elements: of those that are the image's
 * ('avg'), or with the padding as zeros ('avgPadded').
 *
 * Height and width of the result: outHeight = floor((height + padTop + padBottom - dilationY (windowHeight - 1) - 1)/strideY) + 1, with
 * `ceil` rounded up, as long as the last window begins inside the image or the padding in front of it; 0 if the window is larger than the
 * padded image. outWidth is alike. Elements lie by `layout`: 'nhwc' at ((image height + y) width + x) channels + c, 'nchw' at
 * ((image channels + c) height + y) width + x.
 * Overwrites Y only. NaN in a window gives NaN. A window with nothing of the image gives -inf for 'max', 0 for 'avg'. Flops one for each
 * element of a window. Source: cuDNN, cudnnPoolingForward; ONNX MaxPool and AveragePool.
 * Halves are computed in single and rounded once. On a GPU context halves and singles are computed on the GPU, doubles on the CPU.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const window = { windowHeight: 2, windowWidth: 2, strideY: 2, strideX: 2 };
 * await spoolForward(ctx.queue, { kind: 'max', images: 1, height: 28, width: 28, channels: 12, ...window, X, Y }); // 14 x 14
 */
export declare const spoolForward: {
    (on: Context | Queue, args: PoolForwardArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * Y := the largest element of every window of X, channel by channel ('max'), or the mean of its elements: of those that are the image's
 * ('avg'), or with the padding as zeros ('avgPadded').
 *
 * Height and width of the result: outHeight = floor((height + padTop + padBottom - dilationY (windowHeight - 1) - 1)/strideY) + 1, with
 * `ceil` rounded up, as long as the last window begins inside the image or the padding in front of it; 0 if the window is larger than the
 * padded image. outWidth is alike. Elements lie by `layout`: 'nhwc' at ((image height + y) width + x) channels + c, 'nchw' at
 * ((image channels + c) height + y) width + x.
 * Overwrites Y only. NaN in a window gives NaN. A window with nothing of the image gives -inf for 'max', 0 for 'avg'. Flops one for each
 * element of a window. Source: cuDNN, cudnnPoolingForward; ONNX MaxPool and AveragePool.
 * Halves are computed in single and rounded once. On a GPU context halves and singles are computed on the GPU, doubles on the CPU.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const window = { windowHeight: 2, windowWidth: 2, strideY: 2, strideX: 2 };
 * await spoolForward(ctx.queue, { kind: 'max', images: 1, height: 28, width: 28, channels: 12, ...window, X, Y }); // 14 x 14
 */
export declare const dpoolForward: {
    (on: Context | Queue, args: PoolForwardArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
