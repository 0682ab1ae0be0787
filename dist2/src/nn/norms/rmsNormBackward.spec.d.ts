import { type RoutineSpec } from '../../core/spec.ts';
/**
 * The gradients of rmsNormForward, from that by its result, dY: with g = dY gamma and x = X rstd,
 * dX(:, j) := rstd(j) (g - x sum(g x)/m), sums going over column j; dGamma := sum of dY x over all columns.
 *
 * Column-major: a column is a sample, a row of a row-major batch. Halves are computed in single and rounded once, mean and rstd then are
 * singles. On a GPU context halves and singles are computed on the GPU, doubles on the CPU.
 * Overwrites dX, and dGamma if given. NaN in a column of X or dY makes that of dX NaN. The same call gives the
 * same bits. Flops 12 m n. Source: cuDNN, cudnnNormalizationBackward.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const sizes = { m: features, n: samples, ldx: features, lddy: features, lddx: features };
 * await srmsNormBackward(ctx.queue, { ...sizes, X, dY, gamma, rstd, dX, dGamma });
 */
export declare const rmsNormBackwardSpec: RoutineSpec;
