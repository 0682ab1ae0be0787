// Arrays of complex numbers as other libraries have them, read by structure, never by class: stdlib's Complex64Array and Complex128Array,
// ndarrays of them, arrays of interleaved numbers whose dtype says so (numpy-ts), and pairs of real arrays.
import { ArgumentError } from '../../core/errors.js';
import { fields } from '../../core/field.js';
import { layoutOf, rowMajor, sizeOf } from '../../core/strided.js';
import { isSingle, operandOf } from '../arrays.js';
import { eachOf, rowsFirst } from './pairs.js';
/** The numbers of a typed array of complex ones; undefined for anything else. */
function numbersOf(x) {
    if (typeof x !== 'object' || x === null || ArrayBuffer.isView(x))
        return undefined;
    const { buffer, byteOffset, length, BYTES_PER_ELEMENT: bytes } = x;
    if ((bytes !== 8 && bytes !== 16) || typeof byteOffset !== 'number' || typeof length !== 'number')
        return undefined;
    if (!/^\[object (Shared)?ArrayBuffer\]$/.test(Object.prototype.toString.call(buffer)))
        return undefined;
    const Data = bytes === 8 ? Float32Array : Float64Array;
    return new Data(buffer, byteOffset, 2 * length);
}
const isComplexName = (dtype) => /^([<=|]?c(8|16)|complex(64|128))$/.test(String(dtype));
/** An argument in one of these forms, without a copy but for pairs of arrays; undefined if it is in none. */
export function foreignOf(routine, [x, name, position]) {
    if (typeof x !== 'object' || x === null)
        return undefined;
    const vector = numbersOf(x);
    if (vector !== undefined)
        return rowsFirst(vector, [vector.length / 2]);
    const fail = (value, rule) => {
        throw new ArgumentError(routine, name, position, value, rule);
    };
    const { data, dtype, re, im } = x;
    if (data === undefined) {
        if (re === undefined || im === undefined)
            return undefined;
        return ofParts(operandOf(routine, re, `${name}.re`, position), operandOf(routine, im, `${name}.im`, position), (shape, rule) => fail(shape, rule));
    }
    const isPlain = ArrayBuffer.isView(data) && isComplexName(dtype);
    if (isPlain && !['Float32Array', 'Float64Array'].includes(Object.prototype.toString.call(data).slice(8, -1)))
        fail(data, 'its data must be a Float32Array or a Float64Array of real and imaginary parts in turn');
    const pairs = isPlain ? data : numbersOf(data);
    if (pairs === undefined)
        return undefined;
    const { shape, stride, strides, offset = 0 } = x;
    const steps = stride ?? strides;
    const places = { data: { length: Math.floor(pairs.length / 2) }, shape, offset };
    const layout = layoutOf(steps === undefined ? places : { ...places, stride: [...steps] }, fail);
    return { data: pairs, shape: layout.shape, stride: layout.stride, offset: layout.offset };
}
/** re + i im, rows first; `im` may have no dimensions, which stands for all, and so may `re`. */
export function ofParts(re, im, fail) {
    const shape = re.shape.length === 0 && im !== undefined ? im.shape : re.shape;
    if (im !== undefined && im.shape.length > 0 && im.shape.join() !== shape.join())
        fail(im.shape.join(' x '), `its shape must be re's, ${re.shape.join(' x ')}`);
    // A number beside an array does not decide its precision.
    const isNumber = (x) => x.shape.length === 0 && im !== undefined && shape.length > 0;
    const isOfSingles = [re, im].every((x) => x === undefined || isNumber(x) || isSingle(x.data));
    const data = new fields[isOfSingles ? 'c' : 'z'].array(2 * sizeOf(shape));
    for (const [part, x] of [re, im].entries()) {
        if (x === undefined)
            continue;
        eachOf(shape, x.shape.length === 0 ? shape.map(() => 0) : x.stride, x.offset, (p, k) => {
            data[2 * k + part] = x.data[p];
        });
    }
    return { data, shape, stride: rowMajor(shape), offset: 0 };
}
