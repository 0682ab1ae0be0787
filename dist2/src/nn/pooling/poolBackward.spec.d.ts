import type { RoutineSpec } from '../../core/spec.ts';
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
export declare const poolBackwardSpec: RoutineSpec;
