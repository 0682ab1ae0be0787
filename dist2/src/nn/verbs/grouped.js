// matmulGrouped on ndarrays: groups of rows, each times weights of its own.
import { ArgumentError } from '../../core/errors.js';
import { gemmGrouped } from '../grouped/routines.gen.js';
import { computed, flagOf, operandsOf, optionsOf, perhaps, sameShape, shapeIf } from './call.js';
/**
 * activation(x w(e)^T + bias(e)) for the rows of every group e, of which counts(e) follow those of the groups before: the experts of a
 * mixture, each with the rows that are its own.
 *
 * x is rows x depth, w groups x features x depth or with `transW` groups x depth x features, counts has a number of rows for each group.
 * The result is a new ndarray, rows x features, single if x and w are; rows behind the last group's are 0. All operands are read before
 * the call returns its promise. Computed by gemmGrouped, for which counts may be on the device, on the context's backend, doubles on the
 * CPU. Flops 2 features depth for each row of a group.
 *
 * @throws ArgumentError for a wrong data type, shape or option, and for counts that are no integers >= 0 or more than rows.
 * @example
 * const y = await matmulGrouped([[1, 2], [3, 4], [5, 6]], [[[1, 0]], [[0, 10]]], [2, 1]);
 * console.log(y.data); // Float64Array(3) [ 1, 3, 60 ]
 */
export async function matmulGrouped(x, w, counts, options = {}) {
    const routine = 'matmulGrouped';
    const [X, W] = operandsOf(routine, [
        [x, 'x'],
        [w, 'w'],
    ]);
    const named = optionsOf(routine, 4, options, ['transW', 'bias', 'activation']);
    const transW = flagOf(routine, 4, 'transW', options.transW);
    if (X.shape.length !== 2)
        throw new ArgumentError(routine, 'x', 1, X.shape.join(' x '), 'must have two axes');
    if (W.shape.length !== 3)
        throw new ArgumentError(routine, 'w', 2, W.shape.join(' x '), 'must have three axes');
    const [rows, depth] = X.shape;
    const [groups, second, third] = W.shape;
    const features = transW ? third : second;
    sameShape(routine, 'w', 2, W, transW ? [groups, depth, features] : [groups, features, depth]);
    const each = Array.from(counts ?? []);
    const whole = each.every((count) => Number.isSafeInteger(count) && count >= 0);
    if (each.length !== groups || !whole || each.reduce((sum, count) => sum + count, 0) > rows)
        throw new ArgumentError(routine, 'counts', 3, counts, `must be ${groups} integers >= 0 that add up to no more than ${rows}`);
    const bias = perhaps(routine, 4, 'bias', options.bias);
    shapeIf(routine, 'bias', 4, bias, [groups, features]);
    const { activation = 'none' } = options;
    const sizes = { groups, rows, features, depth, transW, activation };
    const { y } = await computed(named, options.signal, { x: X, w: W, bias }, { y: [rows, features] }, (at, { context, upload }) => {
        const integers = { counts: upload('i', Int32Array.from(each)), info: upload('i', new Int32Array(1)) };
        return gemmGrouped(context.queue, { ...sizes, ...integers, X: at.x, W: at.w, bias: at.bias, Y: at.y });
    });
    return y;
}
