import type { Prec } from '../../core/field.ts';
import type { Ptr } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** The arguments of softmaxForward, by name. */
export interface SoftmaxForwardArgs<P extends Prec> {
    m: number;
    n: number;
    X: Ptr<P>;
    /** At least the rows of X, and 1. */
    ldx: number;
    /** Out. */
    Y: Ptr<NoInfer<P>>;
    /** At least the rows of Y, and 1. */
    ldy: number;
    /** Default false. With true the logarithm of the softmax. */
    log?: boolean;
}
/**
 * Y(i, j) := exp(X(i, j)) / sum_k exp(X(k, j)): the softmax of every column of an m x n matrix, or with `log` its logarithm,
 * Y(i, j) := X(i, j) - log sum_k exp(X(k, j)).
 *
 * Column-major: a column is what a row of a row-major batch is, so that m counts classes and n samples. Exponentials are of differences
 * from the largest element of the column, and overflow nowhere. Overwrites Y only, which may lie in X's buffer if it shares no element
 * with X. -inf beside finite numbers gives 0, with `log` -inf. A column with NaN or +inf, or with nothing but -inf, becomes NaN.
 * Flops 4 m n. Halves are computed in single and rounded once. On a GPU context halves and singles are computed on the GPU, doubles on the
 * CPU. Source: the sum that goes along with the largest element, Milakov and Gimelshein 2018.
 *
 * On a GPU the last bits of a column may depend on m, n and whether columns begin at multiples of four; the same call gives the same bits.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // Row-major logits, one row of `classes` for each of `samples`.
 * const Y = ctx.alloc('s', samples * classes);
 * await ssoftmaxForward(ctx.queue, { m: classes, n: samples, X, ldx: classes, Y, ldy: classes });
 */
export declare const softmaxForward: {
    <P extends Prec>(on: Context | Queue, args: SoftmaxForwardArgs<P>, prec?: P): Promise<void>;
};
/**
 * Y(i, j) := exp(X(i, j)) / sum_k exp(X(k, j)): the softmax of every column of an m x n matrix, or with `log` its logarithm,
 * Y(i, j) := X(i, j) - log sum_k exp(X(k, j)).
 *
 * Column-major: a column is what a row of a row-major batch is, so that m counts classes and n samples. Exponentials are of differences
 * from the largest element of the column, and overflow nowhere. Overwrites Y only, which may lie in X's buffer if it shares no element
 * with X. -inf beside finite numbers gives 0, with `log` -inf. A column with NaN or +inf, or with nothing but -inf, becomes NaN.
 * Flops 4 m n. Halves are computed in single and rounded once. On a GPU context halves and singles are computed on the GPU, doubles on the
 * CPU. Source: the sum that goes along with the largest element, Milakov and Gimelshein 2018.
 *
 * On a GPU the last bits of a column may depend on m, n and whether columns begin at multiples of four; the same call gives the same bits.
 *
 * In half precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // Row-major logits, one row of `classes` for each of `samples`.
 * const Y = ctx.alloc('s', samples * classes);
 * await ssoftmaxForward(ctx.queue, { m: classes, n: samples, X, ldx: classes, Y, ldy: classes });
 */
export declare const hsoftmaxForward: {
    (on: Context | Queue, args: SoftmaxForwardArgs<'h'>): Promise<void>;
} & {
    readonly prec: 'h';
};
/**
 * Y(i, j) := exp(X(i, j)) / sum_k exp(X(k, j)): the softmax of every column of an m x n matrix, or with `log` its logarithm,
 * Y(i, j) := X(i, j) - log sum_k exp(X(k, j)).
 *
 * Column-major: a column is what a row of a row-major batch is, so that m counts classes and n samples. Exponentials are of differences
 * from the largest element of the column, and overflow nowhere. Overwrites Y only, which may lie in X's buffer if it shares no element
 * with X. -inf beside finite numbers gives 0, with `log` -inf. A column with NaN or +inf, or with nothing but -inf, becomes NaN.
 * Flops 4 m n. Halves are computed in single and rounded once. On a GPU context halves and singles are computed on the GPU, doubles on the
 * CPU. Source: the sum that goes along with the largest element, Milakov and Gimelshein 2018.
 *
 * On a GPU the last bits of a column may depend on m, n and whether columns begin at multiples of four; the same call gives the same bits.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // Row-major logits, one row of `classes` for each of `samples`.
 * const Y = ctx.alloc('s', samples * classes);
 * await ssoftmaxForward(ctx.queue, { m: classes, n: samples, X, ldx: classes, Y, ldy: classes });
 */
export declare const ssoftmaxForward: {
    (on: Context | Queue, args: SoftmaxForwardArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * Y(i, j) := exp(X(i, j)) / sum_k exp(X(k, j)): the softmax of every column of an m x n matrix, or with `log` its logarithm,
 * Y(i, j) := X(i, j) - log sum_k exp(X(k, j)).
 *
 * Column-major: a column is what a row of a row-major batch is, so that m counts classes and n samples. Exponentials are of differences
 * from the largest element of the column, and overflow nowhere. Overwrites Y only, which may lie in X's buffer if it shares no element
 * with X. -inf beside finite numbers gives 0, with `log` -inf. A column with NaN or +inf, or with nothing but -inf, becomes NaN.
 * Flops 4 m n. Halves are computed in single and rounded once. On a GPU context halves and singles are computed on the GPU, doubles on the
 * CPU. Source: the sum that goes along with the largest element, Milakov and Gimelshein 2018.
 *
 * On a GPU the last bits of a column may depend on m, n and whether columns begin at multiples of four; the same call gives the same bits.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // Row-major logits, one row of `classes` for each of `samples`.
 * const Y = ctx.alloc('s', samples * classes);
 * await ssoftmaxForward(ctx.queue, { m: classes, n: samples, X, ldx: classes, Y, ldy: classes });
 */
export declare const dsoftmaxForward: {
    (on: Context | Queue, args: SoftmaxForwardArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
