import type { RoutineSpec } from '../../core/spec.ts';
/** What a convolution may go through on its way into Y. */
export type ConvActivation = 'none' | 'relu' | 'gelu' | 'geluTanh' | 'silu' | 'sigmoid' | 'tanh';
/**
 * Y := activation(the convolution of X with the filters F + bias): with y = oy strideY + fy dilationY - padTop, x alike, and zeros
 * around X, Z(image, oy, ox, o) = sum over fy, fx, c of X(image, y, x, c) F(fy, fx, c, o) + bias(o). Not turned, as in all frameworks.
 *
 * X has images height width channels numbers, Y images outHeight outWidth outChannels, by `layout`: 'nhwc' at
 * ((image height + y) width + x) channels + c, filters then at ((fy filterWidth + fx) channels/groups + c) outChannels + o, as in
 * TensorFlow; 'nchw' at ((image channels + c) height + y) width + x, filters at
 * ((o channels/groups + c) filterHeight + fy) filterWidth + fx, as in ONNX and PyTorch. outHeight =
 * floor((height + padTop + padBottom - dilationY (filterHeight - 1) - 1)/strideY) + 1, 0 if that is less; outWidth is alike. With groups,
 * channels are divided into so many parts, each with filters of its own.
 * Overwrites Y only. An activation is one of activationForward's, of which it costs nothing to have it here.
 * Flops 2 images outHeight outWidth outChannels filterHeight filterWidth channels/groups.
 * `algo`: 'implicit' is a tiled product with windows that are never stored, with channels last in one group: of singles, whose operands
 * begin with their buffers, and on matrix units of halves, whose channels and offsets are multiples of 8; 'gemm' stores the windows of some
 * images in workspace, as convWorkspace says, and multiplies them with gemm's kernels, whatever the layout, groups and places; 'direct'
 * goes by the definition. 'auto' is 'implicit' where that can be, else 'gemm' where it is predicted to take less than half of the time of
 * 'direct'. 'implicit' where it cannot be, and 'gemm' with more windows than the device can bind, are 'direct'. Zeros around images are
 * factors, except of 'direct': what is infinite or no number in filters makes NaN of them. Halves are computed in single and rounded once.
 * On a GPU context halves and singles are computed on the GPU, doubles on the CPU, by the definition.
 * Source: Chetlur et al. 2014, cuDNN; Dumoulin and Visin 2016.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const sizes = { images: 1, height: 28, width: 28, channels: 1, outChannels: 12, filterHeight: 3, filterWidth: 3 };
 * const pads = { padTop: 1, padBottom: 1, padLeft: 1, padRight: 1 };
 * await sconvForward(ctx.queue, { ...sizes, ...pads, X, F, bias, Y, activation: 'relu' }); // 28 x 28
 */
export declare const convForwardSpec: RoutineSpec;
