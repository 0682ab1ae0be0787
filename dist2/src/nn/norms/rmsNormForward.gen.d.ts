import type { Prec, SumOf } from '../../core/field.ts';
import type { Ptr } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** The arguments of rmsNormForward, by name. */
export interface RmsNormForwardArgs<P extends Prec> {
    m: number;
    n: number;
    X: Ptr<P>;
    /** At least the rows of X, and 1. */
    ldx: number;
    /** m factors. Left out: ones. */
    gamma?: Ptr<NoInfer<P>>;
    /** Default 1e-5. */
    epsilon?: number;
    /** Out. */
    Y: Ptr<NoInfer<P>>;
    /** At least the rows of Y, and 1. */
    ldy: number;
    /** Out, if given: what the gradient needs. */
    rstd?: Ptr<SumOf<P>>;
}
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
export declare const rmsNormForward: {
    <P extends Prec>(on: Context | Queue, args: RmsNormForwardArgs<P>, prec?: P): Promise<void>;
};
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
 * In half precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await srmsNormForward(ctx.queue, { m: features, n: samples, X, ldx: features, gamma, Y, ldy: features, rstd });
 */
export declare const hrmsNormForward: {
    (on: Context | Queue, args: RmsNormForwardArgs<'h'>): Promise<void>;
} & {
    readonly prec: 'h';
};
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
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await srmsNormForward(ctx.queue, { m: features, n: samples, X, ldx: features, gamma, Y, ldy: features, rstd });
 */
export declare const srmsNormForward: {
    (on: Context | Queue, args: RmsNormForwardArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
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
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await srmsNormForward(ctx.queue, { m: features, n: samples, X, ldx: features, gamma, Y, ldy: features, rstd });
 */
export declare const drmsNormForward: {
    (on: Context | Queue, args: RmsNormForwardArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
