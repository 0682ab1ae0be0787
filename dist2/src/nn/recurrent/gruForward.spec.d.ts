import type { RoutineSpec } from '../../core/spec.ts';
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
export declare const gruForwardSpec: RoutineSpec;
