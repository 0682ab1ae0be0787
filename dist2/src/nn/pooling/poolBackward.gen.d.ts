import type { Prec } from '../../core/field.ts';
import type { Ptr } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** The arguments of poolBackward, by name. */
export interface PoolBackwardArgs<P extends Prec> {
    kind: 'max' | 'avg' | 'avgPadded';
    /** Default 'nhwc'. */
    layout?: 'nhwc' | 'nchw';
    images: number;
    height: number;
    width: number;
    channels: number;
    windowHeight: number;
    windowWidth: number;
    /** What was pooled. */
    X?: Ptr<P>;
    dY: Ptr<NoInfer<P>>;
    /** Out. */
    dX: Ptr<NoInfer<P>>;
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
 * dX := the gradient of poolForward from that by its result, dY: of 'max' every element of dY is added to the first largest element of its
 * window, of the means it is spread over the window.
 *
 * Height and width of the result: outHeight = floor((height + padTop + padBottom - dilationY (windowHeight - 1) - 1)/strideY) + 1, with
 * `ceil` rounded up, as long as the last window begins inside the image or the padding in front of it; 0 if the window is larger than the
 * padded image. outWidth is alike. Elements lie by `layout`: 'nhwc' at ((image height + y) width + x) channels + c, 'nchw' at
 * ((image channels + c) height + y) width + x.
 * Overwrites dX only: no sum depends on the order of threads, and the same call gives the same bits. X is read for 'max' only, and may else
 * be left out; the first NaN of a window counts as its largest element. Flops one for each element of a window.
 * Source: cuDNN, cudnnPoolingBackward.
 * Halves are computed in single and rounded once. On a GPU context halves and singles are computed on the GPU, doubles on the CPU.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const window = { windowHeight: 2, windowWidth: 2, strideY: 2, strideX: 2 };
 * await spoolBackward(ctx.queue, { kind: 'max', images: 1, height: 28, width: 28, channels: 12, ...window, X, dY, dX });
 */
export declare const poolBackward: {
    <P extends Prec>(on: Context | Queue, args: PoolBackwardArgs<P>, prec?: P): Promise<void>;
};
/**
 * dX := the gradient of poolForward from that by its result, dY: of 'max' every element of dY is added to the first largest element of its
 * window, of the means it is spread over the window.
 *
 * Height and width of the result: outHeight = floor((height + padTop + padBottom - dilationY (windowHeight - 1) - 1)/strideY) + 1, with
 * `ceil` rounded up, as long as the last window begins inside the image or the padding in front of it; 0 if the window is larger than the
 * padded image. outWidth is alike. Elements lie by `layout`: 'nhwc' at ((image height + y) width + x) channels + c, 'nchw' at
 * ((image channels + c) height + y) width + x.
 * Overwrites dX only: no sum depends on the order of threads, and the same call gives the same bits. X is read for 'max' only, and may else
 * be left out; the first NaN of a window counts as its largest element. Flops one for each element of a window.
 * Source: cuDNN, cudnnPoolingBackward.
 * Halves are computed in single and rounded once. On a GPU context halves and singles are computed on the GPU, doubles on the CPU.
 *
 * In half precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const window = { windowHeight: 2, windowWidth: 2, strideY: 2, strideX: 2 };
 * await spoolBackward(ctx.queue, { kind: 'max', images: 1, height: 28, width: 28, channels: 12, ...window, X, dY, dX });
 */
export declare const hpoolBackward: {
    (on: Context | Queue, args: PoolBackwardArgs<'h'>): Promise<void>;
} & {
    readonly prec: 'h';
};
/**
 * dX := the gradient of poolForward from that by its result, dY: of 'max' every element of dY is added to the first largest element of its
 * window, of the means it is spread over the window.
 *
 * Height and width of the result: outHeight = floor((height + padTop + padBottom - dilationY (windowHeight - 1) - 1)/strideY) + 1, with
 * `ceil` rounded up, as long as the last window begins inside the image or the padding in front of it; 0 if the window is larger than the
 * padded image. outWidth is alike. Elements lie by `layout`: 'nhwc' at ((image height + y) width + x) channels + c, 'nchw' at
 * ((image channels + c) height + y) width + x.
 * Overwrites dX only: no sum depends on the order of threads, and the same call gives the same bits. X is read for 'max' only, and may else
 * be left out; the first NaN of a window counts as its largest element. Flops one for each element of a window.
 * Source: cuDNN, cudnnPoolingBackward.
 * Halves are computed in single and rounded once. On a GPU context halves and singles are computed on the GPU, doubles on the CPU.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const window = { windowHeight: 2, windowWidth: 2, strideY: 2, strideX: 2 };
 * await spoolBackward(ctx.queue, { kind: 'max', images: 1, height: 28, width: 28, channels: 12, ...window, X, dY, dX });
 */
export declare const spoolBackward: {
    (on: Context | Queue, args: PoolBackwardArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * dX := the gradient of poolForward from that by its result, dY: of 'max' every element of dY is added to the first largest element of its
 * window, of the means it is spread over the window.
 *
 * Height and width of the result: outHeight = floor((height + padTop + padBottom - dilationY (windowHeight - 1) - 1)/strideY) + 1, with
 * `ceil` rounded up, as long as the last window begins inside the image or the padding in front of it; 0 if the window is larger than the
 * padded image. outWidth is alike. Elements lie by `layout`: 'nhwc' at ((image height + y) width + x) channels + c, 'nchw' at
 * ((image channels + c) height + y) width + x.
 * Overwrites dX only: no sum depends on the order of threads, and the same call gives the same bits. X is read for 'max' only, and may else
 * be left out; the first NaN of a window counts as its largest element. Flops one for each element of a window.
 * Source: cuDNN, cudnnPoolingBackward.
 * Halves are computed in single and rounded once. On a GPU context halves and singles are computed on the GPU, doubles on the CPU.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const window = { windowHeight: 2, windowWidth: 2, strideY: 2, strideX: 2 };
 * await spoolBackward(ctx.queue, { kind: 'max', images: 1, height: 28, width: 28, channels: 12, ...window, X, dY, dX });
 */
export declare const dpoolBackward: {
    (on: Context | Queue, args: PoolBackwardArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
