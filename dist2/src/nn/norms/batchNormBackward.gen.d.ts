import type { Prec, SumOf } from '../../core/field.ts';
import type { Ptr } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** The arguments of batchNormBackward, by name. */
export interface BatchNormBackwardArgs<P extends Prec> {
    mode: 'training' | 'inference';
    /** Default 'nhwc'. */
    layout?: 'nhwc' | 'nchw';
    images: number;
    height: number;
    width: number;
    channels: number;
    /** What was normalized. */
    X: Ptr<P>;
    dY: Ptr<NoInfer<P>>;
    /** A factor for each channel. Left out: ones. */
    gamma?: Ptr<NoInfer<P>>;
    /** As the call has left it. */
    mean: Ptr<SumOf<P>>;
    /** As the call has left it. */
    rstd: Ptr<SumOf<P>>;
    /** Out. */
    dX: Ptr<NoInfer<P>>;
    /** Out, if given. */
    dGamma?: Ptr<NoInfer<P>>;
    /** Out, if given. */
    dBeta?: Ptr<NoInfer<P>>;
}
/**
 * The gradients of batchNormForward, from that by its result, dY: with x = (X - mean(c)) rstd(c), in every channel c,
 * dGamma(c) := sum of dY x and dBeta(c) := sum of dY over its elements; dX := gamma(c) rstd(c) (dY - dBeta(c)/count - x dGamma(c)/count)
 * with the mode 'training', where count is the number of elements of a channel, and dX := gamma(c) rstd(c) dY with 'inference', whose
 * statistics do not depend on X.
 *
 * Elements lie by `layout`, as those of batchNormForward do. Halves are computed in single and rounded once, mean and rstd then are
 * singles. On a GPU context halves and singles are computed on the GPU, doubles on the CPU.
 * Overwrites dX, and dGamma and dBeta if given. NaN in a channel of X or dY makes that of dX NaN ('inference': in dY, one element). The
 * same call gives the same bits. Flops 12 images height width channels. Source: Ioffe and Szegedy 2015; cuDNN,
 * cudnnBatchNormalizationBackward.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const sizes = { images: 32, height: 56, width: 56, channels: 128 };
 * await sbatchNormBackward(ctx.queue, { mode: 'training', ...sizes, X, dY, gamma, mean, rstd, dX, dGamma, dBeta });
 */
export declare const batchNormBackward: {
    <P extends Prec>(on: Context | Queue, args: BatchNormBackwardArgs<P>, prec?: P): Promise<void>;
};
/**
 * The gradients of batchNormForward, from that by its result, dY: with x = (X - mean(c)) rstd(c), in every channel c,
 * dGamma(c) := sum of dY x and dBeta(c) := sum of dY over its elements; dX := gamma(c) rstd(c) (dY - dBeta(c)/count - x dGamma(c)/count)
 * with the mode 'training', where count is the number of elements of a channel, and dX := gamma(c) rstd(c) dY with 'inference', whose
 * statistics do not depend on X.
 *
 * Elements lie by `layout`, as those of batchNormForward do. Halves are computed in single and rounded once, mean and rstd then are
 * singles. On a GPU context halves and singles are computed on the GPU, doubles on the CPU.
 * Overwrites dX, and dGamma and dBeta if given. NaN in a channel of X or dY makes that of dX NaN ('inference': in dY, one element). The
 * same call gives the same bits. Flops 12 images height width channels. Source: Ioffe and Szegedy 2015; cuDNN,
 * cudnnBatchNormalizationBackward.
 *
 * In half precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const sizes = { images: 32, height: 56, width: 56, channels: 128 };
 * await sbatchNormBackward(ctx.queue, { mode: 'training', ...sizes, X, dY, gamma, mean, rstd, dX, dGamma, dBeta });
 */
export declare const hbatchNormBackward: {
    (on: Context | Queue, args: BatchNormBackwardArgs<'h'>): Promise<void>;
} & {
    readonly prec: 'h';
};
/**
 * The gradients of batchNormForward, from that by its result, dY: with x = (X - mean(c)) rstd(c), in every channel c,
 * dGamma(c) := sum of dY x and dBeta(c) := sum of dY over its elements; dX := gamma(c) rstd(c) (dY - dBeta(c)/count - x dGamma(c)/count)
 * with the mode 'training', where count is the number of elements of a channel, and dX := gamma(c) rstd(c) dY with 'inference', whose
 * statistics do not depend on X.
 *
 * Elements lie by `layout`, as those of batchNormForward do. Halves are computed in single and rounded once, mean and rstd then are
 * singles. On a GPU context halves and singles are computed on the GPU, doubles on the CPU.
 * Overwrites dX, and dGamma and dBeta if given. NaN in a channel of X or dY makes that of dX NaN ('inference': in dY, one element). The
 * same call gives the same bits. Flops 12 images height width channels. Source: Ioffe and Szegedy 2015; cuDNN,
 * cudnnBatchNormalizationBackward.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const sizes = { images: 32, height: 56, width: 56, channels: 128 };
 * await sbatchNormBackward(ctx.queue, { mode: 'training', ...sizes, X, dY, gamma, mean, rstd, dX, dGamma, dBeta });
 */
export declare const sbatchNormBackward: {
    (on: Context | Queue, args: BatchNormBackwardArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * The gradients of batchNormForward, from that by its result, dY: with x = (X - mean(c)) rstd(c), in every channel c,
 * dGamma(c) := sum of dY x and dBeta(c) := sum of dY over its elements; dX := gamma(c) rstd(c) (dY - dBeta(c)/count - x dGamma(c)/count)
 * with the mode 'training', where count is the number of elements of a channel, and dX := gamma(c) rstd(c) dY with 'inference', whose
 * statistics do not depend on X.
 *
 * Elements lie by `layout`, as those of batchNormForward do. Halves are computed in single and rounded once, mean and rstd then are
 * singles. On a GPU context halves and singles are computed on the GPU, doubles on the CPU.
 * Overwrites dX, and dGamma and dBeta if given. NaN in a channel of X or dY makes that of dX NaN ('inference': in dY, one element). The
 * same call gives the same bits. Flops 12 images height width channels. Source: Ioffe and Szegedy 2015; cuDNN,
 * cudnnBatchNormalizationBackward.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const sizes = { images: 32, height: 56, width: 56, channels: 128 };
 * await sbatchNormBackward(ctx.queue, { mode: 'training', ...sizes, X, dY, gamma, mean, rstd, dX, dGamma, dBeta });
 */
export declare const dbatchNormBackward: {
    (on: Context | Queue, args: BatchNormBackwardArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
