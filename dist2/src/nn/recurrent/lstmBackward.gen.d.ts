import type { Prec } from '../../core/field.ts';
import type { Ptr } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** The arguments of lstmBackward, by name. */
export interface LstmBackwardArgs<P extends Prec> {
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
    W: Ptr<NoInfer<P>>;
    U: Ptr<NoInfer<P>>;
    /** As lstmForward was given them, like h0 and c0. */
    P?: Ptr<NoInfer<P>>;
    h0?: Ptr<NoInfer<P>>;
    c0?: Ptr<NoInfer<P>>;
    /** Of lstmForward, like S. */
    Y: Ptr<NoInfer<P>>;
    S: Ptr<NoInfer<P>>;
    /** The derivatives by Y; without it 0, like dhT and dcT. */
    dY?: Ptr<NoInfer<P>>;
    dhT?: Ptr<NoInfer<P>>;
    dcT?: Ptr<NoInfer<P>>;
    /** By X, like it. */
    dX?: Ptr<NoInfer<P>>;
    dW?: Ptr<NoInfer<P>>;
    dU?: Ptr<NoInfer<P>>;
    db?: Ptr<NoInfer<P>>;
    dP?: Ptr<NoInfer<P>>;
    dh0?: Ptr<NoInfer<P>>;
    dc0?: Ptr<NoInfer<P>>;
}
/**
 * The gradient of lstmForward, by back-propagation through time: from dY, dhT and dcT, the derivatives of a number by the results Y, hT
 * and cT of lstmForward, those by its operands. Tensors are as lstmForward has them; Y and S are its results.
 *
 * Overwrites dX, dW, dU, db, dP, dh0 and dc0; those that are not wanted are left out. A step is one dispatch of a GPU and a product with
 * U^T; the rest is one product over all steps for each of dX, dW, dU and db. Half precision stores and multiplies halves, sums in single.
 * On a GPU context halves and singles run on the GPU, doubles on the CPU. Flops 16 steps batch hidden (inputs + hidden) for every
 * direction, and about 40 for every number of Y.
 * Source: Werbos 1990; Graves 2013, section 2.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // S of a forward call, dY from the loss behind the layer.
 * await slstmForward(ctx.queue, { steps, batch, inputs, hidden, X, W, U, b, Y, S });
 * await slstmBackward(ctx.queue, { steps, batch, inputs, hidden, X, W, U, Y, S, dY, dX, dW, dU, db });
 */
export declare const lstmBackward: {
    <P extends Prec>(on: Context | Queue, args: LstmBackwardArgs<P>, prec?: P): Promise<void>;
};
/**
 * The gradient of lstmForward, by back-propagation through time: from dY, dhT and dcT, the derivatives of a number by the results Y, hT
 * and cT of lstmForward, those by its operands. Tensors are as lstmForward has them; Y and S are its results.
 *
 * Overwrites dX, dW, dU, db, dP, dh0 and dc0; those that are not wanted are left out. A step is one dispatch of a GPU and a product with
 * U^T; the rest is one product over all steps for each of dX, dW, dU and db. Half precision stores and multiplies halves, sums in single.
 * On a GPU context halves and singles run on the GPU, doubles on the CPU. Flops 16 steps batch hidden (inputs + hidden) for every
 * direction, and about 40 for every number of Y.
 * Source: Werbos 1990; Graves 2013, section 2.
 *
 * In half precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // S of a forward call, dY from the loss behind the layer.
 * await slstmForward(ctx.queue, { steps, batch, inputs, hidden, X, W, U, b, Y, S });
 * await slstmBackward(ctx.queue, { steps, batch, inputs, hidden, X, W, U, Y, S, dY, dX, dW, dU, db });
 */
export declare const hlstmBackward: {
    (on: Context | Queue, args: LstmBackwardArgs<'h'>): Promise<void>;
} & {
    readonly prec: 'h';
};
/**
 * The gradient of lstmForward, by back-propagation through time: from dY, dhT and dcT, the derivatives of a number by the results Y, hT
 * and cT of lstmForward, those by its operands. Tensors are as lstmForward has them; Y and S are its results.
 *
 * Overwrites dX, dW, dU, db, dP, dh0 and dc0; those that are not wanted are left out. A step is one dispatch of a GPU and a product with
 * U^T; the rest is one product over all steps for each of dX, dW, dU and db. Half precision stores and multiplies halves, sums in single.
 * On a GPU context halves and singles run on the GPU, doubles on the CPU. Flops 16 steps batch hidden (inputs + hidden) for every
 * direction, and about 40 for every number of Y.
 * Source: Werbos 1990; Graves 2013, section 2.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // S of a forward call, dY from the loss behind the layer.
 * await slstmForward(ctx.queue, { steps, batch, inputs, hidden, X, W, U, b, Y, S });
 * await slstmBackward(ctx.queue, { steps, batch, inputs, hidden, X, W, U, Y, S, dY, dX, dW, dU, db });
 */
export declare const slstmBackward: {
    (on: Context | Queue, args: LstmBackwardArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * The gradient of lstmForward, by back-propagation through time: from dY, dhT and dcT, the derivatives of a number by the results Y, hT
 * and cT of lstmForward, those by its operands. Tensors are as lstmForward has them; Y and S are its results.
 *
 * Overwrites dX, dW, dU, db, dP, dh0 and dc0; those that are not wanted are left out. A step is one dispatch of a GPU and a product with
 * U^T; the rest is one product over all steps for each of dX, dW, dU and db. Half precision stores and multiplies halves, sums in single.
 * On a GPU context halves and singles run on the GPU, doubles on the CPU. Flops 16 steps batch hidden (inputs + hidden) for every
 * direction, and about 40 for every number of Y.
 * Source: Werbos 1990; Graves 2013, section 2.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // S of a forward call, dY from the loss behind the layer.
 * await slstmForward(ctx.queue, { steps, batch, inputs, hidden, X, W, U, b, Y, S });
 * await slstmBackward(ctx.queue, { steps, batch, inputs, hidden, X, W, U, Y, S, dY, dX, dW, dU, db });
 */
export declare const dlstmBackward: {
    (on: Context | Queue, args: LstmBackwardArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
