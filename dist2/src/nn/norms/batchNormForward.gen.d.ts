import type { Prec, SumOf } from '../../core/field.ts';
import type { Ptr } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** The arguments of batchNormForward, by name. */
export interface BatchNormForwardArgs<P extends Prec> {
    mode: 'training' | 'inference';
    /** Default 'nhwc'. */
    layout?: 'nhwc' | 'nchw';
    images: number;
    height: number;
    width: number;
    channels: number;
    X: Ptr<P>;
    /** A factor for each channel. Left out: ones. */
    gamma?: Ptr<NoInfer<P>>;
    /** A summand for each channel. Left out: zeros. */
    beta?: Ptr<NoInfer<P>>;
    /** Updated by 'training' if given, read by 'inference'. */
    runningMean?: Ptr<SumOf<P>>;
    /** Updated by 'training' if given, read by 'inference'. */
    runningVar?: Ptr<SumOf<P>>;
    /** Default 0.1. */
    momentum?: number;
    /** Default 1e-5. */
    epsilon?: number;
    /** Out. */
    Y: Ptr<NoInfer<P>>;
    /** Out, if given: what the gradient needs. */
    mean?: Ptr<SumOf<P>>;
    /** Out, if given: what the gradient needs. */
    rstd?: Ptr<SumOf<P>>;
}
/**
 * Y := (X - mean(c)) rstd(c) gamma(c) + beta(c) for the elements of every channel c of a batch of images. With the mode 'training', mean(c)
 * is the mean of the channel's elements over all images and pixels and rstd(c) = 1/sqrt(variance + epsilon), the variance being the mean of
 * squares of differences from it; with 'inference' mean and variance are runningMean and runningVar.
 *
 * Elements lie by `layout`: 'nhwc' at ((image height + y) width + x) channels + c, 'nchw' at ((image channels + c) height + y) width + x;
 * one number for each channel and sample is an image of one pixel. Halves are computed in single and rounded once, statistics then are
 * singles. On a GPU context halves and singles are computed on the GPU, doubles on the CPU.
 * Overwrites Y, and mean and rstd if they are given. 'training' also updates what is given of runningMean := (1 - momentum) runningMean +
 * momentum mean and runningVar := (1 - momentum) runningVar + momentum count/(count - 1) variance, where count is the number of elements of
 * a channel, and of one element alone the variance 0; with momentum 1 they are not read. NaN or an infinity in a channel makes it NaN.
 * The same call gives the same bits. Flops 8 images height width channels. Source: Ioffe and Szegedy 2015; cuDNN,
 * cudnnBatchNormalizationForwardTraining, the spatial mode; sums by Welford's and by Chan, Golub and LeVeque's updates.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const sizes = { images: 32, height: 56, width: 56, channels: 128 };
 * await sbatchNormForward(ctx.queue, { mode: 'training', ...sizes, X, gamma, beta, runningMean, runningVar, Y, mean, rstd });
 */
export declare const batchNormForward: {
    <P extends Prec>(on: Context | Queue, args: BatchNormForwardArgs<P>, prec?: P): Promise<void>;
};
/**
 * Y := (X - mean(c)) rstd(c) gamma(c) + beta(c) for the elements of every channel c of a batch of images. With the mode 'training', mean(c)
 * is the mean of the channel's elements over all images and pixels and rstd(c) = 1/sqrt(variance + epsilon), the variance being the mean of
 * squares of differences from it; with 'inference' mean and variance are runningMean and runningVar.
 *
 * Elements lie by `layout`: 'nhwc' at ((image height + y) width + x) channels + c, 'nchw' at ((image channels + c) height + y) width + x;
 * one number for each channel and sample is an image of one pixel. Halves are computed in single and rounded once, statistics then are
 * singles. On a GPU context halves and singles are computed on the GPU, doubles on the CPU.
 * Overwrites Y, and mean and rstd if they are given. 'training' also updates what is given of runningMean := (1 - momentum) runningMean +
 * momentum mean and runningVar := (1 - momentum) runningVar + momentum count/(count - 1) variance, where count is the number of elements of
 * a channel, and of one element alone the variance 0; with momentum 1 they are not read. NaN or an infinity in a channel makes it NaN.
 * The same call gives the same bits. Flops 8 images height width channels. Source: Ioffe and Szegedy 2015; cuDNN,
 * cudnnBatchNormalizationForwardTraining, the spatial mode; sums by Welford's and by Chan, Golub and LeVeque's updates.
 *
 * In half precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const sizes = { images: 32, height: 56, width: 56, channels: 128 };
 * await sbatchNormForward(ctx.queue, { mode: 'training', ...sizes, X, gamma, beta, runningMean, runningVar, Y, mean, rstd });
 */
export declare const hbatchNormForward: {
    (on: Context | Queue, args: BatchNormForwardArgs<'h'>): Promise<void>;
} & {
    readonly prec: 'h';
};
/**
 * Y := (X - mean(c)) rstd(c) gamma(c) + beta(c) for the elements of every channel c of a batch of images. With the mode 'training', mean(c)
 * is the mean of the channel's elements over all images and pixels and rstd(c) = 1/sqrt(variance + epsilon), the variance being the mean of
 * squares of differences from it; with 'inference' mean and variance are runningMean and runningVar.
 *
 * Elements lie by `layout`: 'nhwc' at ((image height + y) width + x) channels + c, 'nchw' at ((image channels + c) height + y) width + x;
 * one number for each channel and sample is an image of one pixel. Halves are computed in single and rounded once, statistics then are
 * singles. On a GPU context halves and singles are computed on the GPU, doubles on the CPU.
 * Overwrites Y, and mean and rstd if they are given. 'training' also updates what is given of runningMean := (1 - momentum) runningMean +
 * momentum mean and runningVar := (1 - momentum) runningVar + momentum count/(count - 1) variance, where count is the number of elements of
 * a channel, and of one element alone the variance 0; with momentum 1 they are not read. NaN or an infinity in a channel makes it NaN.
 * The same call gives the same bits. Flops 8 images height width channels. Source: Ioffe and Szegedy 2015; cuDNN,
 * cudnnBatchNormalizationForwardTraining, the spatial mode; sums by Welford's and by Chan, Golub and LeVeque's updates.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const sizes = { images: 32, height: 56, width: 56, channels: 128 };
 * await sbatchNormForward(ctx.queue, { mode: 'training', ...sizes, X, gamma, beta, runningMean, runningVar, Y, mean, rstd });
 */
export declare const sbatchNormForward: {
    (on: Context | Queue, args: BatchNormForwardArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * Y := (X - mean(c)) rstd(c) gamma(c) + beta(c) for the elements of every channel c of a batch of images. With the mode 'training', mean(c)
 * is the mean of the channel's elements over all images and pixels and rstd(c) = 1/sqrt(variance + epsilon), the variance being the mean of
 * squares of differences from it; with 'inference' mean and variance are runningMean and runningVar.
 *
 * Elements lie by `layout`: 'nhwc' at ((image height + y) width + x) channels + c, 'nchw' at ((image channels + c) height + y) width + x;
 * one number for each channel and sample is an image of one pixel. Halves are computed in single and rounded once, statistics then are
 * singles. On a GPU context halves and singles are computed on the GPU, doubles on the CPU.
 * Overwrites Y, and mean and rstd if they are given. 'training' also updates what is given of runningMean := (1 - momentum) runningMean +
 * momentum mean and runningVar := (1 - momentum) runningVar + momentum count/(count - 1) variance, where count is the number of elements of
 * a channel, and of one element alone the variance 0; with momentum 1 they are not read. NaN or an infinity in a channel makes it NaN.
 * The same call gives the same bits. Flops 8 images height width channels. Source: Ioffe and Szegedy 2015; cuDNN,
 * cudnnBatchNormalizationForwardTraining, the spatial mode; sums by Welford's and by Chan, Golub and LeVeque's updates.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const sizes = { images: 32, height: 56, width: 56, channels: 128 };
 * await sbatchNormForward(ctx.queue, { mode: 'training', ...sizes, X, gamma, beta, runningMean, runningVar, Y, mean, rstd });
 */
export declare const dbatchNormForward: {
    (on: Context | Queue, args: BatchNormForwardArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
