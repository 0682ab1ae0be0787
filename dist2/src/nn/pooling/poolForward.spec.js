// POOLFORWARD: arguments, rules, documentation.
import { numbers } from '../../core/kinds.js';
import { imageExtent, pooledExtent, poolFlops, poolSizes, poolSteps } from '../../core/pooling.js';
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
export const poolForwardSpec = {
    name: 'poolForward',
    precs: 'hsd',
    args: {
        ...poolSizes,
        X: numbers(imageExtent, 'in'),
        /** Out. */
        Y: numbers(pooledExtent, 'out'),
        ...poolSteps,
    },
    nothing: (a) => pooledExtent(a) === 0,
    flops: poolFlops,
};
