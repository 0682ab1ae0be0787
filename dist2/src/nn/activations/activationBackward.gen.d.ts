import type { Prec } from '../../core/field.ts';
import type { Ptr } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** The arguments of activationBackward, by name. */
export interface ActivationBackwardArgs<P extends Prec> {
    kind: 'relu' | 'leakyRelu' | 'elu' | 'selu' | 'gelu' | 'geluTanh' | 'silu' | 'sigmoid' | 'tanh' | 'softplus' | 'softsign' | 'hardSigmoid' | 'hardSwish' | 'mish';
    n: number;
    X: Ptr<P>;
    dY: Ptr<NoInfer<P>>;
    /** Out. */
    dX: Ptr<NoInfer<P>>;
    /** Default 0.01. Of 'leakyRelu'. */
    slope?: number;
    /** Default 1. Of 'elu'. */
    scale?: number;
}
/**
 * dX := f'(X) dY, element by element: the gradient of activationForward from that by its result.
 *
 * X is what was given to activationForward, not its result. Where f has a corner, at 0 and of 'hardSigmoid' and 'hardSwish' at -3 and
 * 3, f' is what it is to the left of 0, and outside -3..3. Overwrites dX only, which may lie in the buffer of X or dY if it shares no
 * element with them. NaN gives NaN. Flops 4 n. Halves are computed in single and rounded once. On a GPU context halves and singles are
 * computed on the GPU, doubles on the CPU. Source: cuDNN, cudnnActivationBackward.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sactivationBackward(ctx.queue, { kind: 'gelu', n, X, dY, dX });
 */
export declare const activationBackward: {
    <P extends Prec>(on: Context | Queue, args: ActivationBackwardArgs<P>, prec?: P): Promise<void>;
};
/**
 * dX := f'(X) dY, element by element: the gradient of activationForward from that by its result.
 *
 * X is what was given to activationForward, not its result. Where f has a corner, at 0 and of 'hardSigmoid' and 'hardSwish' at -3 and
 * 3, f' is what it is to the left of 0, and outside -3..3. Overwrites dX only, which may lie in the buffer of X or dY if it shares no
 * element with them. NaN gives NaN. Flops 4 n. Halves are computed in single and rounded once. On a GPU context halves and singles are
 * computed on the GPU, doubles on the CPU. Source: cuDNN, cudnnActivationBackward.
 *
 * In half precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sactivationBackward(ctx.queue, { kind: 'gelu', n, X, dY, dX });
 */
export declare const hactivationBackward: {
    (on: Context | Queue, args: ActivationBackwardArgs<'h'>): Promise<void>;
} & {
    readonly prec: 'h';
};
/**
 * dX := f'(X) dY, element by element: the gradient of activationForward from that by its result.
 *
 * X is what was given to activationForward, not its result. Where f has a corner, at 0 and of 'hardSigmoid' and 'hardSwish' at -3 and
 * 3, f' is what it is to the left of 0, and outside -3..3. Overwrites dX only, which may lie in the buffer of X or dY if it shares no
 * element with them. NaN gives NaN. Flops 4 n. Halves are computed in single and rounded once. On a GPU context halves and singles are
 * computed on the GPU, doubles on the CPU. Source: cuDNN, cudnnActivationBackward.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sactivationBackward(ctx.queue, { kind: 'gelu', n, X, dY, dX });
 */
export declare const sactivationBackward: {
    (on: Context | Queue, args: ActivationBackwardArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * dX := f'(X) dY, element by element: the gradient of activationForward from that by its result.
 *
 * X is what was given to activationForward, not its result. Where f has a corner, at 0 and of 'hardSigmoid' and 'hardSwish' at -3 and
 * 3, f' is what it is to the left of 0, and outside -3..3. Overwrites dX only, which may lie in the buffer of X or dY if it shares no
 * element with them. NaN gives NaN. Flops 4 n. Halves are computed in single and rounded once. On a GPU context halves and singles are
 * computed on the GPU, doubles on the CPU. Source: cuDNN, cudnnActivationBackward.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sactivationBackward(ctx.queue, { kind: 'gelu', n, X, dY, dX });
 */
export declare const dactivationBackward: {
    (on: Context | Queue, args: ActivationBackwardArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
