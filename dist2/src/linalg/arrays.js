// What the verbs take as an array, and its checked form: everything is read by structure, never by class.
import { ArgumentError, show } from '../core/errors.js';
import { layoutOf, sizeOf } from '../core/strided.js';
import { DeviceBuffer } from '../runtime/buffer.js';
const TYPES = [
    'Float32Array',
    'Float64Array',
    'Int8Array',
    'Uint8Array',
    'Uint8ClampedArray',
    'Int16Array',
    'Uint16Array',
    'Int32Array',
    'Uint32Array',
];
/** Of nested arrays, which may be their own elements. */
const MOST_DIMENSIONS = 32;
/** The class of a typed array, whatever realm it comes from. */
const typeOf = (data) => ArrayBuffer.isView(data) ? data[Symbol.toStringTag] : undefined;
export const isSingle = (data) => typeOf(data) === 'Float32Array';
/** Whether an argument is an array on a device: a shape over a buffer. */
export function isDeviceArray(x) {
    if (typeof x !== 'object' || x === null || !('buffer' in x) || !('shape' in x))
        return false;
    return x.buffer instanceof DeviceBuffer;
}
/** Whether an argument is an array of complex numbers. */
export function isComplexArray(x) {
    return typeof x === 'object' && x !== null && 'isComplex' in x && x.isComplex === true;
}
/** What makes one of other libraries' arrays: `complex`, which says so itself where a program has it. */
let made;
export function madeComplexBy(make) {
    made = make;
}
/**
 * An argument that is an array of complex numbers; of other libraries' a copy, where the program has the code that reads them: where it
 * has not, they are refused as what is no array.
 */
export function complexArrayOf(routine, argument) {
    const [x] = argument;
    if (isComplexArray(x))
        return x;
    return made !== undefined && isOfPairs(x) ? made(routine, argument) : undefined;
}
/** A checked argument. It is one of the things that it is made from, and checked only once. */
export class Operand {
    data;
    shape;
    stride;
    offset;
    /**
     * The buffer that the elements are in, if a context has them: the host's in `data`, as always, of a buffer on a GPU none. Only what a
     * verb computes on a GPU is given operands of the second kind.
     */
    kept;
    constructor({ data, shape, stride, offset }, kept) {
        this.kept = kept;
        this.data = data;
        this.shape = shape;
        this.stride = stride;
        this.offset = offset;
    }
}
/** Reads an argument of a verb. Throws ArgumentError, with the place of what is wrong. */
export function operandOf(routine, x, name, position) {
    if (x instanceof Operand)
        return x;
    const fail = (value, rule) => {
        throw new ArgumentError(routine, name, position, value, isOfPairs(x) ? `${rule}: ${OF_PAIRS}` : rule);
    };
    if (typeof x === 'number')
        return new Operand({ data: [x], shape: [], stride: [], offset: 0 });
    if (Array.isArray(x))
        return new Operand(flattened(x, fail));
    if (isDeviceArray(x))
        return fail(x, 'this must be an array of the host: take await x.host()');
    const own = typeOf(x);
    if (own === undefined)
        return new Operand(ofRecord(x, fail));
    if (!TYPES.includes(own))
        return fail(x, 'a typed array must hold floats of 32 or 64 bits, or integers up to 32');
    const data = x;
    const { shape = [data.length], offset = 0 } = data;
    const stride = data.stride ?? data.strides;
    return new Operand(layoutOf({ data, shape, offset, ...(stride === undefined ? {} : { stride }) }, fail));
}
function ofRecord(x, fail) {
    const layout = layoutOf(x, fail);
    const { data, shape, stride, offset } = layout;
    if (Array.isArray(data)) {
        if (sizeOf(shape) > 0)
            checkNumbers(data, shape, stride, offset, fail);
    }
    else if (!TYPES.includes(typeOf(data)))
        fail(data, 'its data must be a Float32Array, a Float64Array, a typed array of integers or an array of numbers');
    return layout;
}
const OF_PAIRS = 'it is of complex numbers, of which complex(x) is an array that verbs take';
/** Whether it is one of other libraries' arrays of complex numbers, which complex/foreign.ts reads. */
function isOfPairs(x) {
    if (typeof x !== 'object' || x === null || Array.isArray(x))
        return false;
    const { data = x, dtype, re, im } = x;
    if (dtype !== undefined && /^([<=|]?c\d+|complex\d+)$/.test(String(dtype)))
        return true;
    if (ArrayBuffer.isView(data))
        return false;
    if (re !== undefined && im !== undefined)
        return true;
    // Typed arrays of stdlib's, which are no views of JavaScript's own.
    return /^Complex(64|128)Array$/.test(Object(data).constructor?.name);
}
/** Whether every element of an array of JavaScript's own is a number. */
function checkNumbers(data, shape, stride, offset, fail) {
    const index = new Array(shape.length).fill(0);
    let at = offset;
    for (;;) {
        if (typeof data[at] !== 'number')
            fail(data[at], `its element (${index.join(', ')}) must be a number`);
        let axis = shape.length - 1;
        for (; axis >= 0; axis--) {
            at += stride[axis];
            if (++index[axis] < shape[axis])
                break;
            at -= stride[axis] * shape[axis];
            index[axis] = 0;
        }
        if (axis < 0)
            return;
    }
}
/** The numbers of nested arrays, one behind the other. The first row of every depth says how long all rows there are. */
function flattened(x, fail) {
    const shape = [];
    let first = x;
    for (;;) {
        const isRow = Array.isArray(first) || TYPES.includes(typeOf(first));
        if (!isRow)
            break;
        if (shape.length === MOST_DIMENSIONS)
            fail(x, `its rows must not be nested deeper than ${MOST_DIMENSIONS}`);
        shape.push(first.length);
        first = first[0];
    }
    const data = new Float64Array(sizeOf(shape));
    const place = [];
    let at = 0;
    const put = (row, depth) => {
        const list = row;
        const isRow = Array.isArray(row) || TYPES.includes(typeOf(row));
        if (!isRow || list.length !== shape[depth]) {
            const found = isRow ? `has ${list.length} elements` : `is ${show(row)}`;
            fail(x, `its row [${place.join('][')}] ${found}, where the first row of its kind has ${shape[depth]}`);
        }
        const innermost = depth === shape.length - 1;
        for (let k = 0; k < list.length; k++) {
            const value = list[k];
            if (!innermost) {
                place.push(k);
                put(value, depth + 1);
                place.pop();
            }
            else if (typeof value === 'number')
                data[at++] = value;
            else
                fail(value, `its element [${[...place, k].join('][')}] must be a number`);
        }
    };
    put(x, 0);
    const stride = shape.map((_, axis) => sizeOf(shape.slice(axis + 1)));
    return { data, shape, stride, offset: 0 };
}
