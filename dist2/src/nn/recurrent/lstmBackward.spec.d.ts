import type { RoutineSpec } from '../../core/spec.ts';
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
export declare const lstmBackwardSpec: RoutineSpec;
