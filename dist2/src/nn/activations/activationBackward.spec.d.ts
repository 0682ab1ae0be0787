import { type RoutineSpec } from '../../core/spec.ts';
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
export declare const activationBackwardSpec: RoutineSpec;
