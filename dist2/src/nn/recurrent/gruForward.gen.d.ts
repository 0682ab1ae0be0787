import type { Prec } from '../../core/field.ts';
import type { Ptr } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** The arguments of gruForward, by name. */
export interface GruForwardArgs<P extends Prec> {
    /** Steps of every sequence. */
    steps: number;
    /** Sequences. */
    batch: number;
    /** Numbers of an input. */
    inputs: number;
    /** Numbers of a state. */
    hidden: number;
    /**
     * Which way sequences are read. 'both': each with weights of its own, which lie one behind the other, 'forward' first.
     * Default 'forward'.
     */
    direction?: 'forward' | 'reverse' | 'both';
    /**
     * Order of the gates in W, U and the biases. 'zrn': ONNX and Keras; 'rzn': cuDNN and PyTorch.
     * Default 'zrn'.
     */
    order?: 'zrn' | 'rzn';
    /** Default false, as in ONNX and the paper. True: the reset gate acts behind the product, as in cuDNN, PyTorch and Keras. */
    resetAfter?: boolean;
    X: Ptr<P>;
    /** directions x 3 x hidden x inputs. */
    W: Ptr<NoInfer<P>>;
    /** directions x 3 x hidden x hidden. */
    U: Ptr<NoInfer<P>>;
    /** directions x 3 x hidden; without it 0. */
    b?: Ptr<NoInfer<P>>;
    /** As b: beside the products with U. */
    bU?: Ptr<NoInfer<P>>;
    /** The first states, directions x batch x hidden; without it 0. */
    h0?: Ptr<NoInfer<P>>;
    /** All outputs, steps x directions x batch x hidden. */
    Y: Ptr<NoInfer<P>>;
    /** The last outputs, directions x batch x hidden: those at time 0 where a sequence is read from its end. */
    hT?: Ptr<NoInfer<P>>;
    /**
     * What gruBackward needs: directions x steps x batch x 3 hidden gates, and behind them directions x steps x batch x hidden numbers,
     * U_n h' + bU_n with `resetAfter`, else r h'.
     */
    S?: Ptr<NoInfer<P>>;
}
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
export declare const gruForward: {
    <P extends Prec>(on: Context | Queue, args: GruForwardArgs<P>, prec?: P): Promise<void>;
};
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
 * In half precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // As torch.nn.GRU: weight_ih, weight_hh, bias_ih and bias_hh as they are.
 * const Y = ctx.alloc('s', steps * batch * hidden);
 * await sgruForward(ctx.queue, { steps, batch, inputs, hidden, order: 'rzn', resetAfter: true, X, W, U, b, bU, Y });
 */
export declare const hgruForward: {
    (on: Context | Queue, args: GruForwardArgs<'h'>): Promise<void>;
} & {
    readonly prec: 'h';
};
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
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // As torch.nn.GRU: weight_ih, weight_hh, bias_ih and bias_hh as they are.
 * const Y = ctx.alloc('s', steps * batch * hidden);
 * await sgruForward(ctx.queue, { steps, batch, inputs, hidden, order: 'rzn', resetAfter: true, X, W, U, b, bU, Y });
 */
export declare const sgruForward: {
    (on: Context | Queue, args: GruForwardArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
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
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // As torch.nn.GRU: weight_ih, weight_hh, bias_ih and bias_hh as they are.
 * const Y = ctx.alloc('s', steps * batch * hidden);
 * await sgruForward(ctx.queue, { steps, batch, inputs, hidden, order: 'rzn', resetAfter: true, X, W, U, b, bU, Y });
 */
export declare const dgruForward: {
    (on: Context | Queue, args: GruForwardArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
