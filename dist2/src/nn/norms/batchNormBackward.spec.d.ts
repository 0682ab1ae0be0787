import type { RoutineSpec } from '../../core/spec.ts';
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
export declare const batchNormBackwardSpec: RoutineSpec;
