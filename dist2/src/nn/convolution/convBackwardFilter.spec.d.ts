import type { RoutineSpec } from '../../core/spec.ts';
/**
 * dF := the gradient of convForward by its filters, and dBias that by its bias, from that by its result without activation, dY.
 *
 * X has images height width channels numbers, dY images outHeight outWidth outChannels, by `layout`: 'nhwc' at
 * ((image height + y) width + x) channels + c, filters then at ((fy filterWidth + fx) channels/groups + c) outChannels + o, as in
 * TensorFlow; 'nchw' at ((image channels + c) height + y) width + x, filters at
 * ((o channels/groups + c) filterHeight + fy) filterWidth + fx, as in ONNX and PyTorch. outHeight =
 * floor((height + padTop + padBottom - dilationY (filterHeight - 1) - 1)/strideY) + 1, 0 if that is less; outWidth is alike. With groups,
 * channels are divided into so many parts, each with filters of its own.
 * Overwrites dF, and dBias if it is given. The same call gives the same bits.
 * Flops 2 images outHeight outWidth outChannels filterHeight filterWidth channels/groups.
 * `algo`: 'implicit' is a tiled product with windows that are never stored, of singles with channels last in one group, whose operands
 * begin with their buffers; 'gemm' stores the windows of some images in workspace, as convWorkspace says, and multiplies them with gemm's
 * kernels, whatever the layout, groups and places; 'direct' goes by the definition. 'auto' is 'implicit' where that can be, else 'gemm'
 * where it is predicted to take less than half of the time of 'direct'. 'implicit' where it cannot be, and 'gemm' with more windows than
 * the device can bind, are 'direct'. Zeros around images are factors, except of 'direct': what is infinite or no number in dY makes NaN of
 * them. Halves are computed in single and rounded once. On a GPU context halves and singles are computed on the GPU, doubles on the CPU, by
 * the definition.
 * Source: Chetlur et al. 2014, cuDNN.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const sizes = { images: 1, height: 28, width: 28, channels: 1, outChannels: 12, filterHeight: 3, filterWidth: 3 };
 * await sconvBackwardFilter(ctx.queue, { ...sizes, X, dY, dF, dBias }); // dY 26 x 26 x 12
 */
export declare const convBackwardFilterSpec: RoutineSpec;
