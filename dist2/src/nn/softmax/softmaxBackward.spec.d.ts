import { type RoutineSpec } from '../../core/spec.ts';
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
export declare const softmaxBackwardSpec: RoutineSpec;
