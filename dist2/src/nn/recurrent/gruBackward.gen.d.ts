import type { Prec } from '../../core/field.ts';
import type { Ptr } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** The arguments of gruBackward, by name. */
export interface GruBackwardArgs<P extends Prec> {
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
    W: Ptr<NoInfer<P>>;
    U: Ptr<NoInfer<P>>;
    /** As gruForward was given it. */
    h0?: Ptr<NoInfer<P>>;
    /** Of gruForward, like S. */
    Y: Ptr<NoInfer<P>>;
    S: Ptr<NoInfer<P>>;
    /** The derivatives by Y; without it 0, like dhT. */
    dY?: Ptr<NoInfer<P>>;
    dhT?: Ptr<NoInfer<P>>;
    /** By X, like it. */
    dX?: Ptr<NoInfer<P>>;
    dW?: Ptr<NoInfer<P>>;
    dU?: Ptr<NoInfer<P>>;
    db?: Ptr<NoInfer<P>>;
    dbU?: Ptr<NoInfer<P>>;
    dh0?: Ptr<NoInfer<P>>;
}
/**
 * The gradient of gruForward, by back-propagation through time: from dY and dhT, the derivatives of a number by the results Y and hT of
 * gruForward, those by its operands. Tensors are as gruForward has them; Y and S are its results.
 *
 * Overwrites dX, dW, dU, db, dbU and dh0; those that are not wanted are left out. A step is one dispatch of a GPU and a product with U^T,
 * two of both without `resetAfter`; the rest is one product over all steps for each of dX, dW, dU and the biases. Half precision stores and
 * multiplies halves, sums in single. On a GPU context halves and singles run on the GPU, doubles on the CPU. Flops 12 steps batch hidden
 * (inputs + hidden) for every direction, and about 30 for every number of Y.
 * Source: Cho et al. 2014; cuDNN, cudnnRNNBackwardData and cudnnRNNBackwardWeights.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // S of a forward call, dY from the loss behind the layer.
 * await sgruForward(ctx.queue, { steps, batch, inputs, hidden, X, W, U, b, Y, S });
 * await sgruBackward(ctx.queue, { steps, batch, inputs, hidden, X, W, U, Y, S, dY, dX, dW, dU, db });
 */
export declare const gruBackward: {
    <P extends Prec>(on: Context | Queue, args: GruBackwardArgs<P>, prec?: P): Promise<void>;
};
/**
 * The gradient of gruForward, by back-propagation through time: from dY and dhT, the derivatives of a number by the results Y and hT of
 * gruForward, those by its operands. Tensors are as gruForward has them; Y and S are its results.
 *
 * Overwrites dX, dW, dU, db, dbU and dh0; those that are not wanted are left out. A step is one dispatch of a GPU and a product with U^T,
 * two of both without `resetAfter`; the rest is one product over all steps for each of dX, dW, dU and the biases. Half precision stores and
 * multiplies halves, sums in single. On a GPU context halves and singles run on the GPU, doubles on the CPU. Flops 12 steps batch hidden
 * (inputs + hidden) for every direction, and about 30 for every number of Y.
 * Source: Cho et al. 2014; cuDNN, cudnnRNNBackwardData and cudnnRNNBackwardWeights.
 *
 * In half precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // S of a forward call, dY from the loss behind the layer.
 * await sgruForward(ctx.queue, { steps, batch, inputs, hidden, X, W, U, b, Y, S });
 * await sgruBackward(ctx.queue, { steps, batch, inputs, hidden, X, W, U, Y, S, dY, dX, dW, dU, db });
 */
export declare const hgruBackward: {
    (on: Context | Queue, args: GruBackwardArgs<'h'>): Promise<void>;
} & {
    readonly prec: 'h';
};
/**
 * The gradient of gruForward, by back-propagation through time: from dY and dhT, the derivatives of a number by the results Y and hT of
 * gruForward, those by its operands. Tensors are as gruForward has them; Y and S are its results.
 *
 * Overwrites dX, dW, dU, db, dbU and dh0; those that are not wanted are left out. A step is one dispatch of a GPU and a product with U^T,
 * two of both without `resetAfter`; the rest is one product over all steps for each of dX, dW, dU and the biases. Half precision stores and
 * multiplies halves, sums in single. On a GPU context halves and singles run on the GPU, doubles on the CPU. Flops 12 steps batch hidden
 * (inputs + hidden) for every direction, and about 30 for every number of Y.
 * Source: Cho et al. 2014; cuDNN, cudnnRNNBackwardData and cudnnRNNBackwardWeights.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // S of a forward call, dY from the loss behind the layer.
 * await sgruForward(ctx.queue, { steps, batch, inputs, hidden, X, W, U, b, Y, S });
 * await sgruBackward(ctx.queue, { steps, batch, inputs, hidden, X, W, U, Y, S, dY, dX, dW, dU, db });
 */
export declare const sgruBackward: {
    (on: Context | Queue, args: GruBackwardArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * The gradient of gruForward, by back-propagation through time: from dY and dhT, the derivatives of a number by the results Y and hT of
 * gruForward, those by its operands. Tensors are as gruForward has them; Y and S are its results.
 *
 * Overwrites dX, dW, dU, db, dbU and dh0; those that are not wanted are left out. A step is one dispatch of a GPU and a product with U^T,
 * two of both without `resetAfter`; the rest is one product over all steps for each of dX, dW, dU and the biases. Half precision stores and
 * multiplies halves, sums in single. On a GPU context halves and singles run on the GPU, doubles on the CPU. Flops 12 steps batch hidden
 * (inputs + hidden) for every direction, and about 30 for every number of Y.
 * Source: Cho et al. 2014; cuDNN, cudnnRNNBackwardData and cudnnRNNBackwardWeights.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // S of a forward call, dY from the loss behind the layer.
 * await sgruForward(ctx.queue, { steps, batch, inputs, hidden, X, W, U, b, Y, S });
 * await sgruBackward(ctx.queue, { steps, batch, inputs, hidden, X, W, U, Y, S, dY, dX, dW, dU, db });
 */
export declare const dgruBackward: {
    (on: Context | Queue, args: GruBackwardArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
