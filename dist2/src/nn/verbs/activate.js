// activate(x, kind) and its gradient on ndarrays.
import { ArgumentError } from '../../core/errors.js';
import { sizeOf } from '../../core/strided.js';
import { ACTIVATION_KINDS } from '../activations/activationKinds.js';
import { activationBackward, activationForward } from '../activations/routines.gen.js';
import { onContext, operandsOf, optionsOf, sameShape } from './call.js';
const NAMES = ['slope', 'scale'];
function kindOf(routine, position, kind) {
    if (!ACTIVATION_KINDS.includes(kind))
        throw new ArgumentError(routine, 'kind', position, kind, `must be one of ${ACTIVATION_KINDS.join(', ')}`);
    return kind;
}
const factors = ({ slope, scale }) => ({
    ...(slope !== undefined && { slope }),
    ...(scale !== undefined && { scale }),
});
/**
 * A function of every element: activate(x, 'relu'), of the kinds of activationForward.
 *
 * x is whatever counts as an array (ArrayInput); the result is a new ndarray of its shape, rows first, single if x is, and x is read before
 * the call returns its promise. NaN gives NaN. Computed by activationForward on the context's backend, doubles on the CPU. Flops 4 for each
 * element.
 *
 * @throws ArgumentError for a wrong data type, kind or option.
 * @example
 * const y = await activate([[-1, 2], [3, -4]], 'relu');
 * console.log(y.data); // Float64Array(4) [ 0, 2, 3, 0 ]
 */
export async function activate(x, kind, options = {}) {
    const [operand] = operandsOf('activate', [[x, 'x']]);
    const of = { kind: kindOf('activate', 2, kind), ...factors(options) };
    const named = optionsOf('activate', 3, options, NAMES);
    const { shape } = operand;
    const n = sizeOf(shape);
    const [y] = await onContext(named, options.signal, [operand], [shape], async ({ context, buffers, alloc }) => {
        const Y = alloc(n);
        await activationForward(context.queue, { ...of, n, X: buffers[0], Y });
        return [Y];
    });
    return y;
}
/**
 * The gradient of activate(x, kind) by x, from the gradient dy by its result: f'(x) dy, element by element.
 *
 * x and dy have one shape, which is that of the result, a new ndarray, rows first, single if both are. Computed by activationBackward.
 *
 * @throws ArgumentError for a wrong data type, shape, kind or option.
 * @example
 * const dx = await activateGrad([-1, 2], [10, 20], 'relu');
 * console.log(dx.data); // Float64Array(2) [ 0, 20 ]
 */
export async function activateGrad(x, dy, kind, options = {}) {
    const routine = 'activateGrad';
    const operands = operandsOf(routine, [
        [x, 'x'],
        [dy, 'dy'],
    ]);
    const { shape } = operands[0];
    sameShape(routine, 'dy', 2, operands[1], shape);
    const of = { kind: kindOf(routine, 3, kind), ...factors(options) };
    const named = optionsOf(routine, 4, options, NAMES);
    const n = sizeOf(shape);
    const [dx] = await onContext(named, options.signal, operands, [shape], async ({ context, buffers, alloc }) => {
        const dX = alloc(n);
        await activationBackward(context.queue, { ...of, n, X: buffers[0], dY: buffers[1], dX });
        return [dX];
    });
    return dx;
}
