// LAYERNORMBACKWARD: arguments, rules, documentation.
import { sumType } from '../../core/field.js';
import { flopsNormGradient } from '../../core/flops.js';
import { matrix, numbers, positional, size } from '../../core/kinds.js';
import { num } from '../../core/spec.js';
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
export const layerNormBackwardSpec = {
    name: 'layerNormBackward',
    precs: 'hsd',
    args: positional({
        m: size,
        n: size,
        /** What was normalized. */
        X: matrix('m', 'n', 'in'),
        dY: matrix('m', 'n', 'in'),
        /** m factors. Left out: ones. */
        gamma: numbers('m', 'in', { optional: true }),
        /** As the call has left it. */
        mean: numbers('n', 'in', { type: sumType }),
        /** As the call has left it. */
        rstd: numbers('n', 'in', { type: sumType }),
        /** Out. */
        dX: matrix('m', 'n', 'out'),
        /** Out, if given. */
        dGamma: numbers('m', 'out', { optional: true }),
        /** Out, if given. */
        dBeta: numbers('m', 'out', { optional: true }),
    }),
    nothing: (a) => a.m === 0,
    flops: (a) => flopsNormGradient(num(a, 'm'), num(a, 'n')),
};
