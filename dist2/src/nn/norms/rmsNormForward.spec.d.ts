import { type RoutineSpec } from '../../core/spec.ts';
/**
 * Y(i, j) := X(i, j) rstd(j) gamma(i) for the columns of an m x n matrix, where rstd(j) = 1/sqrt(mean of squares of column j + epsilon).
 *
 * Column-major: a column is a sample, a row of a row-major batch. Halves are computed in single and rounded once, mean and rstd then are
 * singles. On a GPU context halves and singles are computed on the GPU, doubles on the CPU.
 * Overwrites Y, and rstd if it is given. NaN or an infinity in a column makes it NaN, an infinity all others of it 0. Flops 5 m n.
 * Source: Zhang and Sennrich 2019.
 *
 * On a GPU the last bits of a column may depend on m, n and whether columns begin at multiples of four; the same call gives the same bits.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await srmsNormForward(ctx.queue, { m: features, n: samples, X, ldx: features, gamma, Y, ldy: features, rstd });
 */
export declare const rmsNormForwardSpec: RoutineSpec;
