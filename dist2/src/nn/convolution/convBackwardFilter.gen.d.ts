import type { Prec } from '../../core/field.ts';
import type { Ptr } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** The arguments of convBackwardFilter, by name. */
export interface ConvBackwardFilterArgs<P extends Prec> {
    /** Default 'nhwc'. */
    layout?: 'nhwc' | 'nchw';
    images: number;
    height: number;
    width: number;
    channels: number;
    outChannels: number;
    filterHeight: number;
    filterWidth: number;
    X: Ptr<P>;
    dY: Ptr<NoInfer<P>>;
    /** Out. */
    dF: Ptr<NoInfer<P>>;
    /** Out, if given. */
    dBias?: Ptr<NoInfer<P>>;
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
    /** Default 1. */
    dilationY?: number;
    /** Default 1. */
    dilationX?: number;
    /** Default 1. */
    groups?: number;
    /** Default 'auto'. */
    algo?: 'auto' | 'implicit' | 'gemm' | 'direct';
}
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
export declare const convBackwardFilter: {
    <P extends Prec>(on: Context | Queue, args: ConvBackwardFilterArgs<P>, prec?: P): Promise<void>;
};
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
 * In half precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const sizes = { images: 1, height: 28, width: 28, channels: 1, outChannels: 12, filterHeight: 3, filterWidth: 3 };
 * await sconvBackwardFilter(ctx.queue, { ...sizes, X, dY, dF, dBias }); // dY 26 x 26 x 12
 */
export declare const hconvBackwardFilter: {
    (on: Context | Queue, args: ConvBackwardFilterArgs<'h'>): Promise<void>;
} & {
    readonly prec: 'h';
};
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
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const sizes = { images: 1, height: 28, width: 28, channels: 1, outChannels: 12, filterHeight: 3, filterWidth: 3 };
 * await sconvBackwardFilter(ctx.queue, { ...sizes, X, dY, dF, dBias }); // dY 26 x 26 x 12
 */
export declare const sconvBackwardFilter: {
    (on: Context | Queue, args: ConvBackwardFilterArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
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
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const sizes = { images: 1, height: 28, width: 28, channels: 1, outChannels: 12, filterHeight: 3, filterWidth: 3 };
 * await sconvBackwardFilter(ctx.queue, { ...sizes, X, dY, dF, dBias }); // dY 26 x 26 x 12
 */
export declare const dconvBackwardFilter: {
    (on: Context | Queue, args: ConvBackwardFilterArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
