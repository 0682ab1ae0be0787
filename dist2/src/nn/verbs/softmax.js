// softmax(x) and logSoftmax(x) on ndarrays.
import { ArgumentError } from '../../core/errors.js';
import { sizeOf } from '../../core/strided.js';
import { softmaxBackward, softmaxForward } from '../softmax/routines.gen.js';
import { axisOf, onContext, operandsOf, optionsOf, permuted, sameShape, turnedBack, withLast } from './call.js';
/**
 * exp(x) / sum exp(x) along an axis, as SciPy's softmax with that axis: numbers that add up to 1.
 *
 * x is whatever counts as an array (ArrayInput), of one axis at least; the result is a new ndarray of its shape, rows first, single if x
 * is, and x is read before the call returns its promise. -inf gives 0; NaN or +inf make all that they are added to NaN, and so does
 * nothing but -inf. Computed by softmaxForward on the context's backend, doubles on the CPU. Flops 4 for each element.
 *
 * @throws ArgumentError for a wrong data type, axis or option.
 * @example
 * const p = await softmax([[1, 1, 1, 1], [0, Math.log(2), 0, 0]]);
 * console.log(p.get(0, 3), p.get(1, 1).toFixed(3)); // 0.25 0.400
 */
export const softmax = (x, options = {}) => along('softmax', x, options, false);
/**
 * x - log sum exp(x) along an axis: the logarithm of softmax, with all its digits where that is small.
 *
 * As softmax, but that -inf stays -inf. Computed by softmaxForward with `log`.
 *
 * @throws ArgumentError for a wrong data type, axis or option.
 * @example
 * const p = await logSoftmax([0, 0, 0, 1000]);
 * console.log(p.get(0), p.get(3)); // -1000 0
 */
export const logSoftmax = (x, options = {}) => along('logSoftmax', x, options, true);
/**
 * The gradient of softmax(x), or with `log` of logSoftmax(x), by x, from its result y and the gradient dy by that, along the same axis.
 *
 * y and dy have one shape, which is that of the result, a new ndarray, rows first, single if both are. Computed by softmaxBackward.
 *
 * @throws ArgumentError for a wrong data type, shape, axis or option.
 * @example
 * const y = await softmax([0, 0]);
 * console.log((await softmaxGrad(y, [1, 0])).data); // Float64Array(2) [ 0.25, -0.25 ]
 */
export async function softmaxGrad(y, dy, options = {}) {
    const routine = 'softmaxGrad';
    const operands = operandsOf(routine, [
        [y, 'y'],
        [dy, 'dy'],
    ]);
    sameShape(routine, 'dy', 2, operands[1], operands[0].shape);
    const named = optionsOf(routine, 3, options, ['axis', 'log']);
    const { log = false } = options;
    if (typeof log !== 'boolean')
        throw new ArgumentError(routine, 'log', 3, log, 'must be true or false');
    const axes = withLast(operands[0].shape.length, axisOf(routine, 3, options.axis ?? -1, operands[0]));
    const turned = operands.map((operand) => permuted(operand, axes));
    const { m, n, ld, shape } = columnsOf(turned[0].shape);
    const [dx] = await onContext(named, options.signal, turned, [shape], async ({ context, buffers, alloc }) => {
        const dX = alloc(m * n);
        const places = { ldy: ld, lddy: ld, lddx: ld };
        await softmaxBackward(context.queue, { m, n, Y: buffers[0], dY: buffers[1], dX, ...places, log });
        return [dX];
    });
    return turnedBack(dx, axes);
}
/** Along the last axis. */
const columnsOf = (shape) => {
    const m = shape.at(-1);
    return { m, n: sizeOf(shape.slice(0, -1)), ld: Math.max(1, m), shape };
};
async function along(routine, x, options, log) {
    const [operand] = operandsOf(routine, [[x, 'x']]);
    const named = optionsOf(routine, 2, options, ['axis']);
    const axes = withLast(operand.shape.length, axisOf(routine, 2, options.axis ?? -1, operand));
    const turned = permuted(operand, axes);
    const { m, n, ld, shape } = columnsOf(turned.shape);
    const [y] = await onContext(named, options.signal, [turned], [shape], async ({ context, buffers, alloc }) => {
        const Y = alloc(m * n);
        await softmaxForward(context.queue, { m, n, X: buffers[0], ldx: ld, Y, ldy: ld, log });
        return [Y];
    });
    return turnedBack(y, axes);
}
