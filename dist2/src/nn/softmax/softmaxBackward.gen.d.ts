import type { Prec } from '../../core/field.ts';
import type { Ptr } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** The arguments of softmaxBackward, by name. */
export interface SoftmaxBackwardArgs<P extends Prec> {
    m: number;
    n: number;
    /** The result of softmaxForward. */
    Y: Ptr<P>;
    /** At least the rows of Y, and 1. */
    ldy: number;
    dY: Ptr<NoInfer<P>>;
    /** At least the rows of dY, and 1. */
    lddy: number;
    /** Out. */
    dX: Ptr<NoInfer<P>>;
    /** At least the rows of dX, and 1. */
    lddx: number;
    /** Default false. As in the call that made Y. */
    log?: boolean;
}
/**
 * The gradient of softmaxForward, column by column, from its result Y and the gradient dY by Y:
 * dX(i, j) := Y(i, j) (dY(i, j) - sum_k Y(k, j) dY(k, j)), and with `log`, where Y is the logarithm,
 * dX(i, j) := dY(i, j) - exp(Y(i, j)) sum_k dY(k, j).
 *
 * Overwrites dX only, which may lie in the buffer of Y or dY if it shares no element with them. NaN in a column of Y or dY makes that of dX
 * NaN. Flops 4 m n. Halves are computed in single and rounded once. On a GPU context halves and singles are computed on the GPU, doubles on
 * the CPU. Source: cuDNN, cudnnSoftmaxBackward.
 *
 * On a GPU the last bits of a column may depend on m, n and whether columns begin at multiples of four; the same call gives the same bits.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const dX = ctx.alloc('s', samples * classes);
 * const sizes = { m: classes, n: samples, ldy: classes, lddy: classes, lddx: classes };
 * await ssoftmaxBackward(ctx.queue, { ...sizes, Y, dY, dX });
 */
export declare const softmaxBackward: {
    <P extends Prec>(on: Context | Queue, args: SoftmaxBackwardArgs<P>, prec?: P): Promise<void>;
};
/**
 * The gradient of softmaxForward, column by column, from its result Y and the gradient dY by Y:
 * dX(i, j) := Y(i, j) (dY(i, j) - sum_k Y(k, j) dY(k, j)), and with `log`, where Y is the logarithm,
 * dX(i, j) := dY(i, j) - exp(Y(i, j)) sum_k dY(k, j).
 *
 * Overwrites dX only, which may lie in the buffer of Y or dY if it shares no element with them. NaN in a column of Y or dY makes that of dX
 * NaN. Flops 4 m n. Halves are computed in single and rounded once. On a GPU context halves and singles are computed on the GPU, doubles on
 * the CPU. Source: cuDNN, cudnnSoftmaxBackward.
 *
 * On a GPU the last bits of a column may depend on m, n and whether columns begin at multiples of four; the same call gives the same bits.
 *
 * In half precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const dX = ctx.alloc('s', samples * classes);
 * const sizes = { m: classes, n: samples, ldy: classes, lddy: classes, lddx: classes };
 * await ssoftmaxBackward(ctx.queue, { ...sizes, Y, dY, dX });
 */
export declare const hsoftmaxBackward: {
    (on: Context | Queue, args: SoftmaxBackwardArgs<'h'>): Promise<void>;
} & {
    readonly prec: 'h';
};
/**
 * The gradient of softmaxForward, column by column, from its result Y and the gradient dY by Y:
 * dX(i, j) := Y(i, j) (dY(i, j) - sum_k Y(k, j) dY(k, j)), and with `log`, where Y is the logarithm,
 * dX(i, j) := dY(i, j) - exp(Y(i, j)) sum_k dY(k, j).
 *
 * Overwrites dX only, which may lie in the buffer of Y or dY if it shares no element with them. NaN in a column of Y or dY makes that of dX
 * NaN. Flops 4 m n. Halves are computed in single and rounded once. On a GPU context halves and singles are computed on the GPU, doubles on
 * the CPU. Source: cuDNN, cudnnSoftmaxBackward.
 *
 * On a GPU the last bits of a column may depend on m, n and whether columns begin at multiples of four; the same call gives the same bits.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const dX = ctx.alloc('s', samples * classes);
 * const sizes = { m: classes, n: samples, ldy: classes, lddy: classes, lddx: classes };
 * await ssoftmaxBackward(ctx.queue, { ...sizes, Y, dY, dX });
 */
export declare const ssoftmaxBackward: {
    (on: Context | Queue, args: SoftmaxBackwardArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * The gradient of softmaxForward, column by column, from its result Y and the gradient dY by Y:
 * dX(i, j) := Y(i, j) (dY(i, j) - sum_k Y(k, j) dY(k, j)), and with `log`, where Y is the logarithm,
 * dX(i, j) := dY(i, j) - exp(Y(i, j)) sum_k dY(k, j).
 *
 * Overwrites dX only, which may lie in the buffer of Y or dY if it shares no element with them. NaN in a column of Y or dY makes that of dX
 * NaN. Flops 4 m n. Halves are computed in single and rounded once. On a GPU context halves and singles are computed on the GPU, doubles on
 * the CPU. Source: cuDNN, cudnnSoftmaxBackward.
 *
 * On a GPU the last bits of a column may depend on m, n and whether columns begin at multiples of four; the same call gives the same bits.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const dX = ctx.alloc('s', samples * classes);
 * const sizes = { m: classes, n: samples, ldy: classes, lddy: classes, lddx: classes };
 * await ssoftmaxBackward(ctx.queue, { ...sizes, Y, dY, dX });
 */
export declare const dsoftmaxBackward: {
    (on: Context | Queue, args: SoftmaxBackwardArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
