// LSTMBACKWARD: arguments, rules, documentation.
import { numbers } from '../../core/kinds.js';
import { lstmOrder } from './lstmOrder.js';
import { flopsBackward, inputsOf, perDirection, sequenceArgs } from './recurrence.js';
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
export const lstmBackwardSpec = {
    name: 'lstmBackward',
    precs: 'hsd',
    args: {
        ...sequenceArgs,
        order: lstmOrder,
        X: numbers(inputsOf, 'in'),
        W: numbers(perDirection(4, 'hidden', 'inputs'), 'in'),
        U: numbers(perDirection(4, 'hidden', 'hidden'), 'in'),
        /** As lstmForward was given them, like h0 and c0. */
        P: numbers(perDirection(3, 'hidden'), 'in', { optional: true }),
        h0: numbers(perDirection('batch', 'hidden'), 'in', { optional: true }),
        c0: numbers(perDirection('batch', 'hidden'), 'in', { optional: true }),
        /** Of lstmForward, like S. */
        Y: numbers(perDirection('steps', 'batch', 'hidden'), 'in'),
        S: numbers(perDirection(5, 'steps', 'batch', 'hidden'), 'in'),
        /** The derivatives by Y; without it 0, like dhT and dcT. */
        dY: numbers(perDirection('steps', 'batch', 'hidden'), 'in', { optional: true }),
        dhT: numbers(perDirection('batch', 'hidden'), 'in', { optional: true }),
        dcT: numbers(perDirection('batch', 'hidden'), 'in', { optional: true }),
        /** By X, like it. */
        dX: numbers(inputsOf, 'out', { optional: true }),
        dW: numbers(perDirection(4, 'hidden', 'inputs'), 'out', { optional: true }),
        dU: numbers(perDirection(4, 'hidden', 'hidden'), 'out', { optional: true }),
        db: numbers(perDirection(4, 'hidden'), 'out', { optional: true }),
        dP: numbers(perDirection(3, 'hidden'), 'out', { optional: true }),
        dh0: numbers(perDirection('batch', 'hidden'), 'out', { optional: true }),
        dc0: numbers(perDirection('batch', 'hidden'), 'out', { optional: true }),
    },
    flops: (a) => flopsBackward(a, 4, 40),
};
