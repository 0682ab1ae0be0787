import { type RoutineSpec } from '../../core/spec.ts';
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
export declare const layerNormForwardSpec: RoutineSpec;
