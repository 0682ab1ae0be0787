import type { Prec, SumOf } from '../../core/field.ts';
import type { Ptr } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** The arguments of layerNormForward, by name. */
export interface LayerNormForwardArgs<P extends Prec> {
    m: number;
    n: number;
    X: Ptr<P>;
    /** At least the rows of X, and 1. */
    ldx: number;
    /** m factors. Left out: ones. */
    gamma?: Ptr<NoInfer<P>>;
    /** m summands. Left out: zeros. */
    beta?: Ptr<NoInfer<P>>;
    /** Default 1e-5. */
    epsilon?: number;
    /** Out. */
    Y: Ptr<NoInfer<P>>;
    /** At least the rows of Y, and 1. */
    ldy: number;
    /** Out, if given: what the gradient needs. */
    mean?: Ptr<SumOf<P>>;
    /** Out, if given: what the gradient needs. */
    rstd?: Ptr<SumOf<P>>;
}
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
export declare const layerNormForward: {
    <P extends Prec>(on: Context | Queue, args: LayerNormForwardArgs<P>, prec?: P): Promise<void>;
};
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
 * In half precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await slayerNormForward(ctx.queue, { m: features, n: samples, X, ldx: features, gamma, beta, Y, ldy: features, mean, rstd });
 */
export declare const hlayerNormForward: {
    (on: Context | Queue, args: LayerNormForwardArgs<'h'>): Promise<void>;
} & {
    readonly prec: 'h';
};
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
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await slayerNormForward(ctx.queue, { m: features, n: samples, X, ldx: features, gamma, beta, Y, ldy: features, mean, rstd });
 */
export declare const slayerNormForward: {
    (on: Context | Queue, args: LayerNormForwardArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
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
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await slayerNormForward(ctx.queue, { m: features, n: samples, X, ldx: features, gamma, beta, Y, ldy: features, mean, rstd });
 */
export declare const dlayerNormForward: {
    (on: Context | Queue, args: LayerNormForwardArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
