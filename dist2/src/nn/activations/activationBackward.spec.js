// ACTIVATIONBACKWARD: arguments, rules, documentation.
import { flopsActivation } from '../../core/flops.js';
import { numbers, scalar, size } from '../../core/kinds.js';
import { num } from '../../core/spec.js';
import { ACTIVATION_KINDS } from './activationKinds.js';
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
export const activationBackwardSpec = {
    name: 'activationBackward',
    precs: 'hsd',
    args: {
        kind: { kind: 'flag', values: ACTIVATION_KINDS },
        n: size,
        X: numbers('n', 'in'),
        dY: numbers('n', 'in'),
        /** Out. */
        dX: numbers('n', 'out'),
        /** Default 0.01. Of 'leakyRelu'. */
        slope: scalar(0.01),
        /** Default 1. Of 'elu'. */
        scale: scalar(1),
    },
    nothing: (a) => a.n === 0,
    flops: (a) => flopsActivation(num(a, 'n'), a.kind),
};
