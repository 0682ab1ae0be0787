// GRUFORWARD: arguments, rules, documentation.
import { numbers } from '../../core/kinds.js';
import { gruArgs } from './gruOrder.js';
import { flopsForward, inputsOf, noStates, perDirection, sequenceArgs } from './recurrence.js';
/**
 * A layer of gated recurrent units over whole sequences: at every step, with s the logistic function and h' the state before it,
 *
 *     z = s(W_z x + b_z + U_z h' + bU_z),  r = s(W_r x + b_r + U_r h' + bU_r),
 *     n = tanh(W_n x + b_n + q),  h = (1 - z) n + z h',
 *
 * where q = U_n (r h') + bU_n, and with `resetAfter` q = r (U_n h' + bU_n). Tensors are packed, the last index fastest: X is steps x batch
 * x inputs, Y is steps x directions x batch x hidden, the weights of a gate are hidden x inputs and hidden x hidden, gates one behind the
 * other in the order that `order` says.
 *
 * Overwrites Y, hT and S. With 0 steps hT is the state given. One product makes W x of all steps; then a step with `resetAfter` is one
 * dispatch of a GPU where the batch is small, else a product and one dispatch, and without it two products and two dispatches. Half
 * precision stores and multiplies halves, sums in single; states are rounded at every step. On a GPU context halves and singles run on the
 * GPU, doubles on the CPU. Flops 6 steps batch hidden (inputs + hidden) for every direction, and about 20 for every number of Y.
 * Source: Cho et al. 2014; ONNX, operator GRU.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // As torch.nn.GRU: weight_ih, weight_hh, bias_ih and bias_hh as they are.
 * const Y = ctx.alloc('s', steps * batch * hidden);
 * await sgruForward(ctx.queue, { steps, batch, inputs, hidden, order: 'rzn', resetAfter: true, X, W, U, b, bU, Y });
 */
export const gruForwardSpec = {
    name: 'gruForward',
    precs: 'hsd',
    args: {
        ...sequenceArgs,
        ...gruArgs,
        X: numbers(inputsOf, 'in'),
        /** directions x 3 x hidden x inputs. */
        W: numbers(perDirection(3, 'hidden', 'inputs'), 'in'),
        /** directions x 3 x hidden x hidden. */
        U: numbers(perDirection(3, 'hidden', 'hidden'), 'in'),
        /** directions x 3 x hidden; without it 0. */
        b: numbers(perDirection(3, 'hidden'), 'in', { optional: true }),
        /** As b: beside the products with U. */
        bU: numbers(perDirection(3, 'hidden'), 'in', { optional: true }),
        /** The first states, directions x batch x hidden; without it 0. */
        h0: numbers(perDirection('batch', 'hidden'), 'in', { optional: true }),
        /** All outputs, steps x directions x batch x hidden. */
        Y: numbers(perDirection('steps', 'batch', 'hidden'), 'out'),
        /** The last outputs, directions x batch x hidden: those at time 0 where a sequence is read from its end. */
        hT: numbers(perDirection('batch', 'hidden'), 'out', { optional: true }),
        /**
         * What gruBackward needs: directions x steps x batch x 3 hidden gates, and behind them directions x steps x batch x hidden numbers,
         * U_n h' + bU_n with `resetAfter`, else r h'.
         */
        S: numbers(perDirection(4, 'steps', 'batch', 'hidden'), 'out', { optional: true }),
    },
    nothing: noStates,
    flops: (a) => flopsForward(a, 3, 20),
};
