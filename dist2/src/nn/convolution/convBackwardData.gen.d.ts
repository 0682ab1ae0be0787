import type { Prec } from '../../core/field.ts';
import type { Ptr } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** The arguments of convBackwardData, by name. */
export interface ConvBackwardDataArgs<P extends Prec> {
    /** Default 'nhwc'. */
    layout?: 'nhwc' | 'nchw';
    images: number;
    height: number;
    width: number;
    channels: number;
    outChannels: number;
    filterHeight: number;
    filterWidth: number;
    F: Ptr<P>;
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
 * dX := the gradient of convForward by its images, from that by its result without activation, dY.
 *
 * dX has images height width channels numbers, dY images outHeight outWidth outChannels, by `layout`: 'nhwc' at
 * ((image height + y) width + x) channels + c, filters then at ((fy filterWidth + fx) channels/groups + c) outChannels + o, as in
 * TensorFlow; 'nchw' at ((image channels + c) height + y) width + x, filters at
 * ((o channels/groups + c) filterHeight + fy) filterWidth + fx, as in ONNX and PyTorch. outHeight =
 * floor((height + padTop + padBottom - dilationY (filterHeight - 1) - 1)/strideY) + 1, 0 if that is less; outWidth is alike. With groups,
 * channels are divided into so many parts, each with filters of its own.
 * Overwrites dX only. The same call gives the same bits.
 * Flops 2 images outHeight outWidth outChannels filterHeight filterWidth channels/groups.
 * `algo`: 'implicit' is a tiled product with windows that are never stored, with channels last in one group: of singles, without dilation,
 * whose operands begin with their buffers, and on matrix units of halves, without strides, whose channels and offsets are multiples of 8;
 * 'gemm' stores the windows of some images in workspace, as convWorkspace says, and multiplies them with gemm's kernels, whatever the
 * layout, groups and places; 'direct' goes by the definition. 'auto' is 'implicit' where that can be, else 'gemm' where it is predicted to
 * take less than half of the time of 'direct'. 'implicit' where it cannot be, and 'gemm' with more windows than the device can bind, are
 * 'direct'. Zeros around dY, and of 'gemm' those between its pixels where there are strides, are factors, except of 'direct': what is
 * infinite or no number in filters makes NaN of them. Halves are computed in single and rounded once. On a GPU context halves and singles
 * are computed on the GPU, doubles on the CPU, by the definition.
 * Source: Dumoulin and Visin 2016.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const sizes = { images: 1, height: 28, width: 28, channels: 1, outChannels: 12, filterHeight: 3, filterWidth: 3 };
 * await sconvBackwardData(ctx.queue, { ...sizes, F, dY, dX }); // dY 26 x 26 x 12
 */
export declare const convBackwardData: {
    <P extends Prec>(on: Context | Queue, args: ConvBackwardDataArgs<P>, prec?: P): Promise<void>;
};
/**
 * dX := the gradient of convForward by its images, from that by its result without activation, dY.
 *
 * dX has images height width channels numbers, dY images outHeight outWidth outChannels, by `layout`: 'nhwc' at
 * ((image height + y) width + x) channels + c, filters then at ((fy filterWidth + fx) channels/groups + c) outChannels + o, as in
 * TensorFlow; 'nchw' at ((image channels + c) height + y) width + x, filters at
 * ((o channels/groups + c) filterHeight + fy) filterWidth + fx, as in ONNX and PyTorch. outHeight =
 * floor((height + padTop + padBottom - dilationY (filterHeight - 1) - 1)/strideY) + 1, 0 if that is less; outWidth is alike. With groups,
 * channels are divided into so many parts, each with filters of its own.
 * Overwrites dX only. The same call gives the same bits.
 * Flops 2 images outHeight outWidth outChannels filterHeight filterWidth channels/groups.
 * `algo`: 'implicit' is a tiled product with windows that are never stored, with channels last in one group: of singles, without dilation,
 * whose operands begin with their buffers, and on matrix units of halves, without strides, whose channels and offsets are multiples of 8;
 * 'gemm' stores the windows of some images in workspace, as convWorkspace says, and multiplies them with gemm's kernels, whatever the
 * layout, groups and places; 'direct' goes by the definition. 'auto' is 'implicit' where that can be, else 'gemm' where it is predicted to
 * take less than half of the time of 'direct'. 'implicit' where it cannot be, and 'gemm' with more windows than the device can bind, are
 * 'direct'. Zeros around dY, and of 'gemm' those between its pixels where there are strides, are factors, except of 'direct': what is
 * infinite or no number in filters makes NaN of them. Halves are computed in single and rounded once. On a GPU context halves and singles
 * are computed on the GPU, doubles on the CPU, by the definition.
 * Source: Dumoulin and Visin 2016.
 *
 * In half precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const sizes = { images: 1, height: 28, width: 28, channels: 1, outChannels: 12, filterHeight: 3, filterWidth: 3 };
 * await sconvBackwardData(ctx.queue, { ...sizes, F, dY, dX }); // dY 26 x 26 x 12
 */
export declare const hconvBackwardData: {
    (on: Context | Queue, args: ConvBackwardDataArgs<'h'>): Promise<void>;
} & {
    readonly prec: 'h';
};
/**
 * dX := the gradient of convForward by its images, from that by its result without activation, dY.
 *
 * dX has images height width channels numbers, dY images outHeight outWidth outChannels, by `layout`: 'nhwc' at
 * ((image height + y) width + x) channels + c, filters then at ((fy filterWidth + fx) channels/groups + c) outChannels + o, as in
 * TensorFlow; 'nchw' at ((image channels + c) height + y) width + x, filters at
 * ((o channels/groups + c) filterHeight + fy) filterWidth + fx, as in ONNX and PyTorch. outHeight =
 * floor((height + padTop + padBottom - dilationY (filterHeight - 1) - 1)/strideY) + 1, 0 if that is less; outWidth is alike. With groups,
 * channels are divided into so many parts, each with filters of its own.
 * Overwrites dX only. The same call gives the same bits.
 * Flops 2 images outHeight outWidth outChannels filterHeight filterWidth channels/groups.
 * `algo`: 'implicit' is a tiled product with windows that are never stored, with channels last in one group: of singles, without dilation,
 * whose operands begin with their buffers, and on matrix units of halves, without strides, whose channels and offsets are multiples of 8;
 * 'gemm' stores the windows of some images in workspace, as convWorkspace says, and multiplies them with gemm's kernels, whatever the
 * layout, groups and places; 'direct' goes by the definition. 'auto' is 'implicit' where that can be, else 'gemm' where it is predicted to
 * take less than half of the time of 'direct'. 'implicit' where it cannot be, and 'gemm' with more windows than the device can bind, are
 * 'direct'. Zeros around dY, and of 'gemm' those between its pixels where there are strides, are factors, except of 'direct': what is
 * infinite or no number in filters makes NaN of them. Halves are computed in single and rounded once. On a GPU context halves and singles
 * are computed on the GPU, doubles on the CPU, by the definition.
 * Source: Dumoulin and Visin 2016.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const sizes = { images: 1, height: 28, width: 28, channels: 1, outChannels: 12, filterHeight: 3, filterWidth: 3 };
 * await sconvBackwardData(ctx.queue, { ...sizes, F, dY, dX }); // dY 26 x 26 x 12
 */
export declare const sconvBackwardData: {
    (on: Context | Queue, args: ConvBackwardDataArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * dX := the gradient of convForward by its images, from that by its result without activation, dY.
 *
 * dX has images height width channels numbers, dY images outHeight outWidth outChannels, by `layout`: 'nhwc' at
 * ((image height + y) width + x) channels + c, filters then at ((fy filterWidth + fx) channels/groups + c) outChannels + o, as in
 * TensorFlow; 'nchw' at ((image channels + c) height + y) width + x, filters at
 * ((o channels/groups + c) filterHeight + fy) filterWidth + fx, as in ONNX and PyTorch. outHeight =
 * floor((height + padTop + padBottom - dilationY (filterHeight - 1) - 1)/strideY) + 1, 0 if that is less; outWidth is alike. With groups,
 * channels are divided into so many parts, each with filters of its own.
 * Overwrites dX only. The same call gives the same bits.
 * Flops 2 images outHeight outWidth outChannels filterHeight filterWidth channels/groups.
 * `algo`: 'implicit' is a tiled product with windows that are never stored, with channels last in one group: of singles, without dilation,
 * whose operands begin with their buffers, and on matrix units of halves, without strides, whose channels and offsets are multiples of 8;
 * 'gemm' stores the windows of some images in workspace, as convWorkspace says, and multiplies them with gemm's kernels, whatever the
 * layout, groups and places; 'direct' goes by the definition. 'auto' is 'implicit' where that can be, else 'gemm' where it is predicted to
 * take less than half of the time of 'direct'. 'implicit' where it cannot be, and 'gemm' with more windows than the device can bind, are
 * 'direct'. Zeros around dY, and of 'gemm' those between its pixels where there are strides, are factors, except of 'direct': what is
 * infinite or no number in filters makes NaN of them. Halves are computed in single and rounded once. On a GPU context halves and singles
 * are computed on the GPU, doubles on the CPU, by the definition.
 * Source: Dumoulin and Visin 2016.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const sizes = { images: 1, height: 28, width: 28, channels: 1, outChannels: 12, filterHeight: 3, filterWidth: 3 };
 * await sconvBackwardData(ctx.queue, { ...sizes, F, dY, dX }); // dY 26 x 26 x 12
 */
export declare const dconvBackwardData: {
    (on: Context | Queue, args: ConvBackwardDataArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
