import type { Prec } from '../../core/field.ts';
import type { Ptr } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** The arguments of lstmForward, by name. */
export interface LstmForwardArgs<P extends Prec> {
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
    /** Default 'iofg'. */
    order?: 'iofg' | 'ifgo' | 'gifo';
    X: Ptr<P>;
    /** directions x 4 x hidden x inputs. */
    W: Ptr<NoInfer<P>>;
    /** directions x 4 x hidden x hidden. */
    U: Ptr<NoInfer<P>>;
    /** directions x 4 x hidden; without it 0. */
    b?: Ptr<NoInfer<P>>;
    /** Peepholes, directions x 3 x hidden, of i, o and f in this order; without it 0. */
    P?: Ptr<NoInfer<P>>;
    /** The first states, directions x batch x hidden; without it 0. */
    h0?: Ptr<NoInfer<P>>;
    /** As h0. */
    c0?: Ptr<NoInfer<P>>;
    /** All outputs, steps x directions x batch x hidden. */
    Y: Ptr<NoInfer<P>>;
    /** The last outputs, directions x batch x hidden: those at time 0 where a sequence is read from its end. */
    hT?: Ptr<NoInfer<P>>;
    /** The last cells, like hT. */
    cT?: Ptr<NoInfer<P>>;
    /** What lstmBackward needs: directions x steps x batch x 4 hidden gates, and behind them directions x steps x batch x hidden cells. */
    S?: Ptr<NoInfer<P>>;
}
/**
 * A layer of long short-term memory over whole sequences: at every step, with s the logistic function,
 *
 *     i = s(W_i x + U_i h' + P_i c' + b_i),  f = s(W_f x + U_f h' + P_f c' + b_f),  g = tanh(W_g x + U_g h' + b_g),
 *     c = f c' + i g,  o = s(W_o x + U_o h' + P_o c + b_o),  h = o tanh(c),
 *
 * where h' and c' are the states before the step. Tensors are packed, the last index fastest: X is steps x batch x inputs, Y is steps x
 * directions x batch x hidden, the weights of a gate are hidden x inputs and hidden x hidden, gates one behind the other in the order that
 * `order` says, as in ONNX, cuDNN, PyTorch and Keras (there transposed).
 *
 * Overwrites Y, hT, cT and S. With 0 steps hT and cT are the states given. One product makes W x of all steps; then a step is one dispatch
 * of a GPU where the batch is small, else a product and one dispatch. Half precision stores and multiplies halves, sums in single; states
 * are rounded at every step. On a GPU context halves and singles run on the GPU, doubles on the CPU. Flops 8 steps batch hidden (inputs +
 * hidden) for every direction, and about 25 for every number of Y.
 * Source: Hochreiter and Schmidhuber 1997; Gers and Schmidhuber 2000 (peepholes); ONNX, operator LSTM.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const sizes = { steps: 2, batch: 1, inputs: 2, hidden: 1 };
 * const X = ctx.upload('s', Float32Array.of(1, 2, 0.5, 3));
 * const W = ctx.upload('s', Float32Array.of(0.45, 0.25, 0.95, 0.8, 0.7, 0.45, 0.6, 0.4));
 * const U = ctx.upload('s', Float32Array.of(0.15, 0.8, 0.1, 0.25));
 * const b = ctx.upload('s', Float32Array.of(0.2, 0.65, 0.15, 0.1));
 * const Y = ctx.alloc('s', 2);
 * await slstmForward(ctx.queue, { ...sizes, order: 'gifo', X, W, U, b, Y });
 * const y = await ctx.download(Y); // 0.53631 0.77197
 */
export declare const lstmForward: {
    <P extends Prec>(on: Context | Queue, args: LstmForwardArgs<P>, prec?: P): Promise<void>;
};
/**
 * A layer of long short-term memory over whole sequences: at every step, with s the logistic function,
 *
 *     i = s(W_i x + U_i h' + P_i c' + b_i),  f = s(W_f x + U_f h' + P_f c' + b_f),  g = tanh(W_g x + U_g h' + b_g),
 *     c = f c' + i g,  o = s(W_o x + U_o h' + P_o c + b_o),  h = o tanh(c),
 *
 * where h' and c' are the states before the step. Tensors are packed, the last index fastest: X is steps x batch x inputs, Y is steps x
 * directions x batch x hidden, the weights of a gate are hidden x inputs and hidden x hidden, gates one behind the other in the order that
 * `order` says, as in ONNX, cuDNN, PyTorch and Keras (there transposed).
 *
 * Overwrites Y, hT, cT and S. With 0 steps hT and cT are the states given. One product makes W x of all steps; then a step is one dispatch
 * of a GPU where the batch is small, else a product and one dispatch. Half precision stores and multiplies halves, sums in single; states
 * are rounded at every step. On a GPU context halves and singles run on the GPU, doubles on the CPU. Flops 8 steps batch hidden (inputs +
 * hidden) for every direction, and about 25 for every number of Y.
 * Source: Hochreiter and Schmidhuber 1997; Gers and Schmidhuber 2000 (peepholes); ONNX, operator LSTM.
 *
 * In half precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const sizes = { steps: 2, batch: 1, inputs: 2, hidden: 1 };
 * const X = ctx.upload('s', Float32Array.of(1, 2, 0.5, 3));
 * const W = ctx.upload('s', Float32Array.of(0.45, 0.25, 0.95, 0.8, 0.7, 0.45, 0.6, 0.4));
 * const U = ctx.upload('s', Float32Array.of(0.15, 0.8, 0.1, 0.25));
 * const b = ctx.upload('s', Float32Array.of(0.2, 0.65, 0.15, 0.1));
 * const Y = ctx.alloc('s', 2);
 * await slstmForward(ctx.queue, { ...sizes, order: 'gifo', X, W, U, b, Y });
 * const y = await ctx.download(Y); // 0.53631 0.77197
 */
export declare const hlstmForward: {
    (on: Context | Queue, args: LstmForwardArgs<'h'>): Promise<void>;
} & {
    readonly prec: 'h';
};
/**
 * A layer of long short-term memory over whole sequences: at every step, with s the logistic function,
 *
 *     i = s(W_i x + U_i h' + P_i c' + b_i),  f = s(W_f x + U_f h' + P_f c' + b_f),  g = tanh(W_g x + U_g h' + b_g),
 *     c = f c' + i g,  o = s(W_o x + U_o h' + P_o c + b_o),  h = o tanh(c),
 *
 * where h' and c' are the states before the step. Tensors are packed, the last index fastest: X is steps x batch x inputs, Y is steps x
 * directions x batch x hidden, the weights of a gate are hidden x inputs and hidden x hidden, gates one behind the other in the order that
 * `order` says, as in ONNX, cuDNN, PyTorch and Keras (there transposed).
 *
 * Overwrites Y, hT, cT and S. With 0 steps hT and cT are the states given. One product makes W x of all steps; then a step is one dispatch
 * of a GPU where the batch is small, else a product and one dispatch. Half precision stores and multiplies halves, sums in single; states
 * are rounded at every step. On a GPU context halves and singles run on the GPU, doubles on the CPU. Flops 8 steps batch hidden (inputs +
 * hidden) for every direction, and about 25 for every number of Y.
 * Source: Hochreiter and Schmidhuber 1997; Gers and Schmidhuber 2000 (peepholes); ONNX, operator LSTM.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const sizes = { steps: 2, batch: 1, inputs: 2, hidden: 1 };
 * const X = ctx.upload('s', Float32Array.of(1, 2, 0.5, 3));
 * const W = ctx.upload('s', Float32Array.of(0.45, 0.25, 0.95, 0.8, 0.7, 0.45, 0.6, 0.4));
 * const U = ctx.upload('s', Float32Array.of(0.15, 0.8, 0.1, 0.25));
 * const b = ctx.upload('s', Float32Array.of(0.2, 0.65, 0.15, 0.1));
 * const Y = ctx.alloc('s', 2);
 * await slstmForward(ctx.queue, { ...sizes, order: 'gifo', X, W, U, b, Y });
 * const y = await ctx.download(Y); // 0.53631 0.77197
 */
export declare const slstmForward: {
    (on: Context | Queue, args: LstmForwardArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * A layer of long short-term memory over whole sequences: at every step, with s the logistic function,
 *
 *     i = s(W_i x + U_i h' + P_i c' + b_i),  f = s(W_f x + U_f h' + P_f c' + b_f),  g = tanh(W_g x + U_g h' + b_g),
 *     c = f c' + i g,  o = s(W_o x + U_o h' + P_o c + b_o),  h = o tanh(c),
 *
 * where h' and c' are the states before the step. Tensors are packed, the last index fastest: X is steps x batch x inputs, Y is steps x
 * directions x batch x hidden, the weights of a gate are hidden x inputs and hidden x hidden, gates one behind the other in the order that
 * `order` says, as in ONNX, cuDNN, PyTorch and Keras (there transposed).
 *
 * Overwrites Y, hT, cT and S. With 0 steps hT and cT are the states given. One product makes W x of all steps; then a step is one dispatch
 * of a GPU where the batch is small, else a product and one dispatch. Half precision stores and multiplies halves, sums in single; states
 * are rounded at every step. On a GPU context halves and singles run on the GPU, doubles on the CPU. Flops 8 steps batch hidden (inputs +
 * hidden) for every direction, and about 25 for every number of Y.
 * Source: Hochreiter and Schmidhuber 1997; Gers and Schmidhuber 2000 (peepholes); ONNX, operator LSTM.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const sizes = { steps: 2, batch: 1, inputs: 2, hidden: 1 };
 * const X = ctx.upload('s', Float32Array.of(1, 2, 0.5, 3));
 * const W = ctx.upload('s', Float32Array.of(0.45, 0.25, 0.95, 0.8, 0.7, 0.45, 0.6, 0.4));
 * const U = ctx.upload('s', Float32Array.of(0.15, 0.8, 0.1, 0.25));
 * const b = ctx.upload('s', Float32Array.of(0.2, 0.65, 0.15, 0.1));
 * const Y = ctx.alloc('s', 2);
 * await slstmForward(ctx.queue, { ...sizes, order: 'gifo', X, W, U, b, Y });
 * const y = await ctx.download(Y); // 0.53631 0.77197
 */
export declare const dlstmForward: {
    (on: Context | Queue, args: LstmForwardArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
