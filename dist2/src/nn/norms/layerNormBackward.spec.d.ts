import { type RoutineSpec } from '../../core/spec.ts';
/**
 * The gradients of layerNormForward, from that by its result, dY: with g = dY gamma and x = (X - mean) rstd,
 * dX(:, j) := rstd(j) (g - sum(g)/m - x sum(g x)/m), sums going over column j; dGamma := sum of dY x, dBeta := sum of dY over all columns.
 *
 * Column-major: a column is a sample, a row of a row-major batch. Halves are computed in single and rounded once, mean and rstd then are
 * singles. On a GPU context halves and singles are computed on the GPU, doubles on the CPU.
 * Overwrites dX, and dGamma and dBeta if given. NaN in a column of X or dY makes that of dX NaN. The same call gives the
 * same bits. Flops 12 m n. Source: cuDNN, cudnnNormalizationBackward.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const sizes = { m: features, n: samples, ldx: features, lddy: features, lddx: features };
 * await slayerNormBackward(ctx.queue, { ...sizes, X, dY, gamma, mean, rstd, dX, dGamma, dBeta });
 */
export declare const layerNormBackwardSpec: RoutineSpec;
