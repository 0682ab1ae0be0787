// LAYERNORMFORWARD: arguments, rules, documentation.
import { sumType } from '../../core/field.js';
import { flopsNorm } from '../../core/flops.js';
import { matrix, numbers, positional, scalar, size } from '../../core/kinds.js';
import { num } from '../../core/spec.js';
/**
 * Y(i, j) := (X(i, j) - mean(j)) rstd(j) gamma(i) + beta(i) for the columns of an m x n matrix, where mean(j) is the mean of column j and
 * rstd(j) = 1/sqrt(variance(j) + epsilon), the variance being the mean of squares of differences from the mean.
 *
 * Column-major: a column is a sample, a row of a row-major batch. Halves are computed in single and rounded once, mean and rstd then are
 * singles. On a GPU context halves and singles are computed on the GPU, doubles on the CPU.
 * Overwrites Y, and mean and rstd if they are given. NaN or an infinity in a column makes it NaN. Flops 8 m n.
 * Source: Ba, Kiros and Hinton 2016.
 *
 * On a GPU the last bits of a column may depend on m, n and whether columns begin at multiples of four; the same call gives the same bits.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await slayerNormForward(ctx.queue, { m: features, n: samples, X, ldx: features, gamma, beta, Y, ldy: features, mean, rstd });
 */
export const layerNormForwardSpec = {
    name: 'layerNormForward',
    precs: 'hsd',
    args: positional({
        m: size,
        n: size,
        X: matrix('m', 'n', 'in'),
        /** m factors. Left out: ones. */
        gamma: numbers('m', 'in', { optional: true }),
        /** m summands. Left out: zeros. */
        beta: numbers('m', 'in', { optional: true }),
        /** Default 1e-5. */
        epsilon: { ...scalar(1e-5), also: (a) => (num(a, 'epsilon') >= 0 ? undefined : 'must be at least 0') },
        /** Out. */
        Y: matrix('m', 'n', 'out'),
        /** Out, if given: what the gradient needs. */
        mean: numbers('n', 'out', { optional: true, type: sumType }),
        /** Out, if given: what the gradient needs. */
        rstd: numbers('n', 'out', { optional: true, type: sumType }),
    }),
    nothing: (a) => a.m === 0 || a.n === 0,
    flops: (a) => flopsNorm(num(a, 'm'), num(a, 'n'), true),
};
