// matmulQuantized and matmulWeights on ndarrays: products of bytes, and with weights of few bits.
import { ArgumentError } from '../../core/errors.js';
import { qgemmWeights, sqgemm } from '../quantized/routines.gen.js';
import { bytesOf, pointsOf, singlesOf } from './bytes.js';
import { computed, flagOf, onContext, operandsOf, optionsOf, perhaps, sameShape, shapeIf } from './call.js';
const plane = (routine, name, position, { shape }) => {
    if (shape.length !== 2)
        throw new ArgumentError(routine, name, position, shape.join(' x '), 'must have two axes');
    return shape;
};
/**
 * activation(scaleX (x - zeroX) scaleW (w - zeroW)^T + bias) of bytes, in singles: a layer whose inputs and weights are quantized.
 *
 * x is rows x depth, w features x depth or with `transW` depth x features; each holds integers from -128 to 127, or is a Uint8Array with a
 * shape, of bytes without a sign. The result is a new ndarray of singles, rows x features. Sums of products are exact up to a depth of
 * 33025. All operands are read before the call returns its promise. Computed by qgemm, which also makes bytes of the result, on the
 * context's backend. Operations 2 rows features depth.
 *
 * @throws ArgumentError for a wrong data type, shape, byte or option.
 * @example
 * const y = await matmulQuantized([[10, -20]], [[1, 2], [3, 4]], { scaleX: 0.5, scaleW: [1, 10] });
 * console.log(y.data); // Float32Array(2) [ -15, -250 ]
 */
export async function matmulQuantized(x, w, options = {}) {
    const routine = 'matmulQuantized';
    const [givenX, givenW] = operandsOf(routine, [
        [x, 'x'],
        [w, 'w'],
    ]);
    const names = ['transW', 'scaleX', 'zeroX', 'scaleW', 'zeroW', 'bias', 'activation'];
    const named = optionsOf(routine, 3, options, names);
    const [X, W] = [bytesOf(routine, 1, 'x', givenX), bytesOf(routine, 2, 'w', givenW)];
    const transW = flagOf(routine, 3, 'transW', options.transW);
    const [rows, depth] = plane(routine, 'x', 1, X);
    const sizes = plane(routine, 'w', 2, W);
    const features = sizes[transW ? 1 : 0];
    sameShape(routine, 'w', 2, givenW, transW ? [depth, features] : [features, depth]);
    const ofX = scaling(routine, options, 'X', X, rows);
    const ofW = scaling(routine, options, 'W', W, features);
    const bias = perhaps(routine, 3, 'bias', options.bias);
    shapeIf(routine, 'bias', 3, bias, [features]);
    const summands = bias && singlesOf(bias);
    const { activation = 'none' } = options;
    const kinds = { transW, unsignedX: X.unsigned, unsignedW: W.unsigned, activation };
    const [y] = await onContext(named, options.signal, [], [[rows, features]], async ({ context, upload }) => {
        const Y = upload('s', new Float32Array(rows * features));
        const singles = (values) => values && upload('s', values);
        const bytes = (values) => values && upload('b', values);
        await sqgemm(context.queue, {
            ...{ rows, features, depth, ...kinds, X: upload('b', X.data), W: upload('b', W.data) },
            ...{ ofX: ofX.each ? 'rows' : 'tensor', scaleX: singles(ofX.scale), zeroX: bytes(ofX.zero) },
            ...{ ofW: ofW.each ? 'features' : 'tensor', scaleW: singles(ofW.scale), zeroW: bytes(ofW.zero) },
            ...{ bias: singles(summands), Y },
        });
        return [Y];
    });
    return y;
}
/** Scale and zero point of an operand: numbers, or both for each of its rows. */
function scaling(routine, options, of, { unsigned }, count) {
    const [scale, zero] = [
        perhaps(routine, 3, `scale${of}`, options[`scale${of}`]),
        perhaps(routine, 3, `zero${of}`, options[`zero${of}`]),
    ];
    const shape = (scale ?? zero)?.shape ?? [];
    const each = shape.length > 0;
    shapeIf(routine, `scale${of}`, 3, scale, each ? [count] : []);
    shapeIf(routine, `zero${of}`, 3, zero, each ? [count] : []);
    const points = zero && pointsOf(routine, 3, `zero${of}`, zero, unsigned);
    return { each, scale: scale && singlesOf(scale), zero: points };
}
/**
 * activation(x v^T + bias) with weights v = (w - zero) scale that are stored in four or eight bits, a scale for every `group` along the
 * depth.
 *
 * x is rows x depth, w features x bytes of a row, integers from -128 to 127 or a Uint8Array with a shape, scale features x groups of a
 * row. The result is a new ndarray, rows x features, single if x and bias are. All operands are read before the call returns its promise.
 * Computed by qgemmWeights on the context's backend, doubles on the CPU. Flops 2 rows features depth, and two for each weight.
 *
 * @throws ArgumentError for a wrong data type, shape, byte or option.
 * @example
 * const y = await matmulWeights([[1, 10]], [[0x7a]], [[0.5]]); // one feature: 10 - 8 and 7 - 8, halved
 * console.log(y.data); // Float64Array(1) [ -4 ]
 */
export async function matmulWeights(x, w, scale, options = {}) {
    const routine = 'matmulWeights';
    const [X, givenW, S] = operandsOf(routine, [
        [x, 'x'],
        [w, 'w'],
        [scale, 'scale'],
    ]);
    const named = optionsOf(routine, 4, options, ['bits', 'group', 'zero', 'bias', 'activation']);
    const { bits = 4, group = 32, activation = 'none' } = options;
    if (bits !== 4 && bits !== 8)
        throw new ArgumentError(routine, 'bits', 4, bits, 'must be 4 or 8');
    if (!Number.isSafeInteger(group) || group < 1)
        throw new ArgumentError(routine, 'group', 4, group, 'must be an integer >= 1');
    const [rows, depth] = plane(routine, 'x', 1, X);
    const [features] = plane(routine, 'w', 2, givenW);
    const groups = [features, Math.ceil(depth / group)];
    sameShape(routine, 'w', 2, givenW, [features, Math.ceil((depth * bits) / 8)]);
    sameShape(routine, 'scale', 3, S, groups);
    const [zero, bias] = [perhaps(routine, 4, 'zero', options.zero), perhaps(routine, 4, 'bias', options.bias)];
    shapeIf(routine, 'zero', 4, zero, groups);
    shapeIf(routine, 'bias', 4, bias, [features]);
    const [bytes, scales] = [bytesOf(routine, 2, 'w', givenW).data, singlesOf(S)];
    const zeros = zero && bytesOf(routine, 4, 'zero', zero).data;
    const sizes = { rows, features, depth, group, activation, bits: bits === 4 ? '4' : '8' };
    const { y } = await computed(named, options.signal, { x: X, bias }, { y: [rows, features] }, (at, { context, upload }) => {
        const weights = { W: upload('b', bytes), scale: upload('s', scales), zero: zeros && upload('b', zeros) };
        return qgemmWeights(context.queue, { ...sizes, X: at.x, ...weights, bias: at.bias, Y: at.y });
    });
    return y;
}
