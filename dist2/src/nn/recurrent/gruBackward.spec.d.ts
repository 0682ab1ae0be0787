import type { RoutineSpec } from '../../core/spec.ts';
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
export declare const gruBackwardSpec: RoutineSpec;
