import type { Prec, SumOf } from '../../core/field.ts';
import type { Ptr } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** The arguments of layerNormBackward, by name. */
export interface LayerNormBackwardArgs<P extends Prec> {
    m: number;
    n: number;
    /** What was normalized. */
    X: Ptr<P>;
    /** At least the rows of X, and 1. */
    ldx: number;
    dY: Ptr<NoInfer<P>>;
    /** At least the rows of dY, and 1. */
    lddy: number;
    /** m factors. Left out: ones. */
    gamma?: Ptr<NoInfer<P>>;
    /** As the call has left it. */
    mean: Ptr<SumOf<P>>;
    /** As the call has left it. */
    rstd: Ptr<SumOf<P>>;
    /** Out. */
    dX: Ptr<NoInfer<P>>;
    /** At least the rows of dX, and 1. */
    lddx: number;
    /** Out, if given. */
    dGamma?: Ptr<NoInfer<P>>;
    /** Out, if given. */
    dBeta?: Ptr<NoInfer<P>>;
}
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
export declare const layerNormBackward: {
    <P extends Prec>(on: Context | Queue, args: LayerNormBackwardArgs<P>, prec?: P): Promise<void>;
};
/**
 * The gradients of layerNormForward, from that by its result, dY: with g = dY gamma and x = (X - mean) rstd,
 * dX(:, j) := rstd(j) (g - sum(g)/m - x sum(g x)/m), sums going over column j; dGamma := sum of dY x, dBeta := sum of dY over all columns.
 *
 * Column-major: a column is a sample, a row of a row-major batch. Halves are computed in single and rounded once, mean and rstd then are
 * singles. On a GPU context halves and singles are computed on the GPU, doubles on the CPU.
 * Overwrites dX, and dGamma and dBeta if given. NaN in a column of X or dY makes that of dX NaN. The same call gives the
 * same bits. Flops 12 m n. Source: cuDNN, cudnnNormalizationBackward.
 *
 * In half precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const sizes = { m: features, n: samples, ldx: features, lddy: features, lddx: features };
 * await slayerNormBackward(ctx.queue, { ...sizes, X, dY, gamma, mean, rstd, dX, dGamma, dBeta });
 */
export declare const hlayerNormBackward: {
    (on: Context | Queue, args: LayerNormBackwardArgs<'h'>): Promise<void>;
} & {
    readonly prec: 'h';
};
/**
 * The gradients of layerNormForward, from that by its result, dY: with g = dY gamma and x = (X - mean) rstd,
 * dX(:, j) := rstd(j) (g - sum(g)/m - x sum(g x)/m), sums going over column j; dGamma := sum of dY x, dBeta := sum of dY over all columns.
 *
 * Column-major: a column is a sample, a row of a row-major batch. Halves are computed in single and rounded once, mean and rstd then are
 * singles. On a GPU context halves and singles are computed on the GPU, doubles on the CPU.
 * Overwrites dX, and dGamma and dBeta if given. NaN in a column of X or dY makes that of dX NaN. The same call gives the
 * same bits. Flops 12 m n. Source: cuDNN, cudnnNormalizationBackward.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const sizes = { m: features, n: samples, ldx: features, lddy: features, lddx: features };
 * await slayerNormBackward(ctx.queue, { ...sizes, X, dY, gamma, mean, rstd, dX, dGamma, dBeta });
 */
export declare const slayerNormBackward: {
    (on: Context | Queue, args: LayerNormBackwardArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * The gradients of layerNormForward, from that by its result, dY: with g = dY gamma and x = (X - mean) rstd,
 * dX(:, j) := rstd(j) (g - sum(g)/m - x sum(g x)/m), sums going over column j; dGamma := sum of dY x, dBeta := sum of dY over all columns.
 *
 * Column-major: a column is a sample, a row of a row-major batch. Halves are computed in single and rounded once, mean and rstd then are
 * singles. On a GPU context halves and singles are computed on the GPU, doubles on the CPU.
 * Overwrites dX, and dGamma and dBeta if given. NaN in a column of X or dY makes that of dX NaN. The same call gives the
 * same bits. Flops 12 m n. Source: cuDNN, cudnnNormalizationBackward.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const sizes = { m: features, n: samples, ldx: features, lddy: features, lddx: features };
 * await slayerNormBackward(ctx.queue, { ...sizes, X, dY, gamma, mean, rstd, dX, dGamma, dBeta });
 */
export declare const dlayerNormBackward: {
    (on: Context | Queue, args: LayerNormBackwardArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
