// BATCHNORMFORWARD: arguments, rules, documentation.
import { batchExtent, channelSizes } from '../../core/channels.js';
import { sumType } from '../../core/field.js';
import { flopsNorm } from '../../core/flops.js';
import { numbers, scalar } from '../../core/kinds.js';
import { num } from '../../core/spec.js';
const running = (name) => (a) => a.mode === 'inference' && a[name] === undefined ? "must be given for the mode 'inference'" : undefined;
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
export const batchNormForwardSpec = {
    name: 'batchNormForward',
    precs: 'hsd',
    args: {
        ...channelSizes,
        X: numbers(batchExtent, 'in'),
        /** A factor for each channel. Left out: ones. */
        gamma: numbers('channels', 'in', { optional: true }),
        /** A summand for each channel. Left out: zeros. */
        beta: numbers('channels', 'in', { optional: true }),
        /** Updated by 'training' if given, read by 'inference'. */
        runningMean: numbers('channels', 'inout', { type: sumType, optional: true, also: running('runningMean') }),
        /** Updated by 'training' if given, read by 'inference'. */
        runningVar: numbers('channels', 'inout', { type: sumType, optional: true, also: running('runningVar') }),
        /** Default 0.1. */
        momentum: scalar(0.1),
        /** Default 1e-5. */
        epsilon: { ...scalar(1e-5), also: (a) => (num(a, 'epsilon') >= 0 ? undefined : 'must be at least 0') },
        /** Out. */
        Y: numbers(batchExtent, 'out'),
        /** Out, if given: what the gradient needs. */
        mean: numbers('channels', 'out', { type: sumType, optional: true }),
        /** Out, if given: what the gradient needs. */
        rstd: numbers('channels', 'out', { type: sumType, optional: true }),
    },
    nothing: (a) => batchExtent(a) === 0,
    flops: (a) => flopsNorm(batchExtent(a), 1, true),
};
