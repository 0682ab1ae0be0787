// quantizeLinear, dequantizeLinear and dynamicQuantizeLinear on ndarrays: numbers as integers of eight or four bits, and back.
import { ArgumentError } from '../../core/errors.js';
import { sizeOf } from '../../core/strided.js';
import { inContext } from '../../linalg/inContext.js';
import { ndarray } from '../../linalg/ndarray.js';
import { withBuffers } from '../../linalg/operands.js';
import { sdequantize, sdynamicQuantize, squantize } from '../quantized/routines.gen.js';
import { bytesOf, pointsOf, singlesOf } from './bytes.js';
import { axisOf, flagOf, operandsOf, optionsOf, perhaps, sameShape, shapeIf } from './call.js';
const NAMES = ['zero', 'axis', 'group', 'bits', 'unsigned'];
/**
 * round(x / scale) + zero as integers of eight or four bits, ties to even, no less and no more than they hold.
 *
 * x is whatever counts as an array (ArrayInput), with an axis or more. scale is a number, or has one for each place along `axis`; with
 * `group` it has the shape of x, along the axis one for each group. The result is a new ndarray, rows first: of eight bits an Int8Array of
 * the shape of x, or a Uint8Array without signs; of four bits a Uint8Array with two in a byte, the first one in its low half, in which all
 * that is behind the axes in front of `axis` begins with a byte and is the last axis. What is not a number, and all with the scale 0,
 * becomes the zero point. All operands are read before the call returns its promise. Computed by squantize, in singles, on the context's
 * backend. Flops 2 for each element.
 *
 * @throws ArgumentError for a wrong data type, shape, byte or option.
 * @example
 * const y = await quantizeLinear([[1, -3], [5, 1000]], 2);
 * console.log(y.data, y.shape); // Int8Array(4) [ 0, -2, 2, 127 ] [ 2, 2 ]
 */
export async function quantizeLinear(x, scale, options = {}) {
    const routine = 'quantizeLinear';
    const [X, S] = operandsOf(routine, [
        [x, 'x'],
        [scale, 'scale'],
    ]);
    const named = optionsOf(routine, 3, options, NAMES);
    const unsigned = flagOf(routine, 3, 'unsigned', options.unsigned);
    const { call, packed, scales, zeros } = callOf(routine, X.shape, S, unsigned, options);
    const numbers = singlesOf(X);
    const data = await computed(named, options.signal, async ({ queue }, { upload, alloc, download }) => {
        const Y = alloc('b', sizeOf(packed));
        const operands = { X: upload('s', numbers), scale: upload('s', scales), zero: zeros && upload('b', zeros), Y };
        await squantize(queue, { ...call, ...operands });
        return download(Y);
    });
    return ndarray(unsigned || call.bits === '4' ? withoutSigns(data) : data, packed);
}
/**
 * (x - zero) scale, in singles: the numbers that integers of eight or four bits are for.
 *
 * x holds integers from -128 to 127, or is a Uint8Array with a shape, of bytes without a sign; of four bits x is what quantizeLinear makes
 * of them, and `shape` says of what shape they are. scale and the options are those of quantizeLinear, `axis` one of the result. The result
 * is a new ndarray of singles, rows first. All operands are read before the call returns its promise. Computed by sdequantize on the
 * context's backend. Flops 2 for each element.
 *
 * @throws ArgumentError for a wrong data type, shape, byte or option.
 * @example
 * const y = await dequantizeLinear([[0, -2], [2, 127]], [2, 10]); // a scale for each column
 * console.log(y.data); // Float32Array(4) [ 0, -20, 4, 1270 ]
 */
export async function dequantizeLinear(x, scale, options = {}) {
    const routine = 'dequantizeLinear';
    const [X, S] = operandsOf(routine, [
        [x, 'x'],
        [scale, 'scale'],
    ]);
    const named = optionsOf(routine, 3, options, [...NAMES, 'shape']);
    const bytes = bytesOf(routine, 1, 'x', X);
    const inFour = options.bits === 4;
    const unsigned = flagOf(routine, 3, 'unsigned', options.unsigned ?? (bytes.unsigned && !inFour));
    const shape = shapeOf(routine, X, options);
    const { call, packed, scales, zeros } = callOf(routine, shape, S, unsigned, options);
    sameShape(routine, 'x', 1, X, packed);
    const data = await computed(named, options.signal, async ({ queue }, { upload, alloc, download }) => {
        const Y = alloc('s', sizeOf(shape));
        const operands = { X: upload('b', bytes.data), scale: upload('s', scales), zero: zeros && upload('b', zeros), Y };
        await sdequantize(queue, { ...call, ...operands });
        return download(Y);
    });
    return ndarray(data, shape);
}
/**
 * x as bytes without a sign, with the scale and the zero point by which they just hold all of x, and 0: { y, scale, zero }.
 *
 * x is whatever counts as an array (ArrayInput), and is read before the call returns its promise; y is a new ndarray of its shape, rows
 * first, which matmulQuantized and dequantizeLinear take with scale and zero. What is not a number becomes the zero point. Computed by
 * sdynamicQuantize, in singles, on the context's backend. Flops 4 for each element.
 *
 * @throws ArgumentError for a wrong data type or option.
 * @example
 * const { y, scale, zero } = await dynamicQuantizeLinear([-1, 0, 4.1]);
 * console.log(y.data, zero); // Uint8Array(3) [ 0, 50, 255 ] 50
 */
export async function dynamicQuantizeLinear(x, options = {}) {
    const [X] = operandsOf('dynamicQuantizeLinear', [[x, 'x']]);
    const named = optionsOf('dynamicQuantizeLinear', 2, options, []);
    const [shape, numbers] = [X.shape, singlesOf(X)];
    const n = numbers.length;
    return computed(named, options.signal, async ({ queue }, { upload, alloc, download }) => {
        const [Y, scale, zero] = [alloc('b', n), alloc('s', 1), alloc('b', 1)];
        await sdynamicQuantize(queue, { n, X: upload('s', numbers), Y, scale, zero });
        const [bytes, [factor], point] = await Promise.all([download(Y), download(scale), download(zero)]);
        return { y: ndarray(withoutSigns(bytes), shape), scale: factor, zero: withoutSigns(point)[0] };
    });
}
const withoutSigns = ({ buffer, byteOffset, length }) => new Uint8Array(buffer, byteOffset, length);
/** What `work` comes to on the context that the options name, or on the default one. */
const computed = (named, signal, work) => inContext(named, [], (context) => withBuffers((keep) => work(context, {
    upload: (type, values) => keep(context.upload(type, values)),
    alloc: (type, length) => keep(context.alloc(type, length)),
    download: (buffer) => context.download(buffer),
}), signal), signal);
/** The shape of the numbers that x holds. */
function shapeOf(routine, { shape: of }, { bits, shape }) {
    if (bits !== 4 && shape !== undefined)
        throw new ArgumentError(routine, 'shape', 3, shape, 'must be left out unless bits is 4');
    if (bits !== 4)
        return of;
    if (shape === undefined)
        return [...of.slice(0, -1), ...of.slice(-1).map((bytes) => 2 * bytes)];
    if (!Array.isArray(shape) || shape.some((size) => !Number.isSafeInteger(size) || size < 0))
        throw new ArgumentError(routine, 'shape', 3, shape, 'must be a list of integers >= 0');
    return [...shape];
}
/** The arguments of a call besides its operands, scales and zero points, and the shape of the bytes of numbers of a shape. */
function callOf(routine, shape, S, unsigned, { axis: along = -1, group, bits = 8, zero }) {
    if (bits !== 4 && bits !== 8)
        throw new ArgumentError(routine, 'bits', 3, bits, 'must be 4 or 8');
    if (group !== undefined && (!Number.isSafeInteger(group) || group < 1))
        throw new ArgumentError(routine, 'group', 3, group, 'must be an integer >= 1');
    if (shape.length === 0)
        throw new ArgumentError(routine, 'x', 1, '', 'must have an axis or more');
    const axis = axisOf(routine, 3, along, { shape });
    const [front, channels, behind] = [shape.slice(0, axis), shape[axis], shape.slice(axis + 1)];
    const each = group === undefined && S.shape.length > 0;
    if (group !== undefined)
        sameShape(routine, 'scale', 2, S, [...front, Math.ceil(channels / group), ...behind]);
    else if (each)
        sameShape(routine, 'scale', 2, S, [channels]);
    const Z = perhaps(routine, 3, 'zero', zero);
    shapeIf(routine, 'zero', 3, Z, S.shape);
    const [outer, inner] = [sizeOf(front), sizeOf(behind)];
    const per = group !== undefined ? 'groups' : each ? 'channels' : 'tensor';
    return {
        call: {
            ...{ outer, channels, inner, unsigned, per, bits: bits === 4 ? '4' : '8' },
            ...(group !== undefined && { group }),
        },
        packed: bits === 4 ? [...front, Math.ceil((channels * inner) / 2)] : shape,
        scales: singlesOf(S),
        zeros: Z && pointsOf(routine, 3, 'zero', Z, unsigned),
    };
}
