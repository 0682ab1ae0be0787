// NPY files, NumPy's own: arrays of any number of dimensions from bytes and to bytes. No file access, so that it runs in a browser.
import { halvesToFloats } from '../../core/half.js';
import { rowMajor, sizeOf } from '../../core/strided.js';
import { complexArrayOf, isSingle, operandOf } from '../arrays.js';
import { ndarray } from '../ndarray.js';
import { checkNames, switchAmong } from '../options.js';
import { bytesOf, FileFormatError } from './fileError.js';
import { formatNpyHeader, parseNpyHeader } from './npyHeader.js';
/**
 * The array in an NPY file, as `numpy.save` writes it.
 *
 * bytes: all bytes of the file. They are not changed, and the array does not share them.
 *
 * Floats of 32 and 64 bits and integers of 8, 16 and 32 bits keep their type; halves become singles; booleans become bytes; integers of 64
 * bits, which are NumPy's default, become doubles. Either byte order is read. An array in Fortran's order keeps it, by its strides: element
 * (i, j, ...) is where the index says. The shape may have any number of dimensions, also none. Complex numbers are read by
 * readComplexArray.
 *
 * @throws FileFormatError for bytes that are no NPY file, that are too few or too many for the shape, for elements that are complex,
 * records, strings or objects, and for integers beyond 2^53; ArgumentError if `bytes` is no Uint8Array or ArrayBuffer.
 * @example
 * const A = parseNpy(formatNpy([[1, 2], [3, 4]])); // in Node: parseNpy(readFileSync('A.npy'))
 * console.log(A.shape, A.get(1, 0)); // [ 2, 2 ] 3
 */
export function parseNpy(bytes) {
    return realOf(npyContent(bytesOf('parseNpy', 'bytes', bytes)));
}
/** The array of a content that has to be real. */
export function realOf({ data, shape, stride, offset, complex }) {
    if (complex !== undefined)
        throw new FileFormatError(`its elements are ${complex}, and real ones are wanted: readComplexArray reads it`);
    return ndarray(data, [...shape], [...stride], offset);
}
/** What is in an NPY file. */
export function npyContent(file) {
    const header = parseNpyHeader(file);
    const { kind, descr, shape, size, start, fortranOrder } = header;
    const count = sizeOf(shape);
    const found = file.length - start;
    if (found < count * size) {
        const needs = `${count * size} bytes of shape (${shape.join(', ')})`;
        throw new FileFormatError(`the file ends after ${found} of ${needs}`);
    }
    if (found > count * size)
        throw new FileFormatError(`${found - count * size} bytes follow the array: only files of one array are read`);
    // A copy, which starts where elements of any size may start. (The slice of a Buffer would be none.)
    const own = new Uint8Array(file.subarray(start));
    const isComplex = kind === 'c';
    const data = elementsOf(header.bigEndian ? turned(own, isComplex ? size / 2 : size) : own, header);
    const stride = fortranOrder ? rowMajor([...shape].reverse()).reverse() : rowMajor(shape);
    return { data, shape, stride, offset: 0, complex: isComplex ? `complex numbers (dtype '${descr}')` : undefined };
}
/** Every element's bytes the other way round. */
function turned(bytes, size) {
    for (let at = 0; at < bytes.length; at += size)
        bytes.subarray(at, at + size).reverse();
    return bytes;
}
function elementsOf({ buffer }, { kind, size }) {
    switch (`${kind}${size}`) {
        case 'f2': {
            const halves = new Uint16Array(buffer);
            return halvesToFloats(halves);
        }
        case 'f4':
        case 'c8':
            return new Float32Array(buffer);
        case 'f8':
        case 'c16':
            return new Float64Array(buffer);
        case 'i1':
            return new Int8Array(buffer);
        case 'i2':
            return new Int16Array(buffer);
        case 'u2':
            return new Uint16Array(buffer);
        case 'i4':
            return new Int32Array(buffer);
        case 'u4':
            return new Uint32Array(buffer);
        case 'i8':
            return fromWide(new BigInt64Array(buffer));
        case 'u8':
            return fromWide(new BigUint64Array(buffer));
        default:
            return new Uint8Array(buffer);
    }
}
function fromWide(values) {
    const doubles = new Float64Array(values.length);
    for (let i = 0; i < values.length; i++) {
        doubles[i] = Number(values[i]);
        if (BigInt(doubles[i]) !== values[i])
            throw new FileFormatError(`its element ${i} is ${values[i]}, an integer that a double cannot hold`);
    }
    return doubles;
}
const DTYPES = {
    Float32Array: '<f4',
    Float64Array: '<f8',
    Int8Array: '|i1',
    Uint8Array: '|u1',
    Uint8ClampedArray: '|u1',
    Int16Array: '<i2',
    Uint16Array: '<u2',
    Int32Array: '<i4',
    Uint32Array: '<u4',
};
/**
 * An array as an NPY file, which `numpy.load` reads.
 *
 * x: whatever counts as an array (ArrayInput), of complex numbers too. It is not changed. Typed arrays keep their type in the file: singles
 * are float32, integers integers, complex numbers complex64 or complex128; arrays of JavaScript's own become float64. The elements are
 * written rows first, whatever their strides are in x; in Fortran's order, columns first, with fortranOrder.
 *
 * @throws ArgumentError for a wrong array or option.
 * @example
 * const bytes = formatNpy(new Float32Array([1, 2, 3])); // in Node: writeFileSync('x.npy', bytes)
 * console.log(bytes.length, parseNpy(bytes).shape); // 140 [ 3 ]
 */
export function formatNpy(x, options = {}) {
    const [data, of] = writable('formatNpy', x, 'x');
    checkNames('formatNpy', 2, options, ['fortranOrder']);
    return npyOf(data, of, switchAmong('formatNpy', 2, 'fortranOrder', options.fortranOrder));
}
/** What is to be written of an argument, and what its elements are. */
export function writable(routine, x, name) {
    const pairs = complexArrayOf(routine, [x, name, 1]);
    return pairs === undefined ? [operandOf(routine, x, name, 1), 'real'] : [pairs, 'complex'];
}
/** The file of a checked array. */
export function npyOf(x, of, fortranOrder = false) {
    const tag = Object.prototype.toString.call(x.data).slice(8, -1);
    const backwards = (list) => (fortranOrder ? [...list].reverse() : list);
    const elements = inRows({ ...x, shape: backwards(x.shape), stride: backwards(x.stride) }, of === 'complex' ? 2 : 1);
    const dtype = of === 'complex' ? (isSingle(x.data) ? '<c8' : '<c16') : (DTYPES[tag] ?? '<f8');
    const header = formatNpyHeader(dtype, x.shape, fortranOrder);
    const file = new Uint8Array(header.length + elements.byteLength);
    file.set(header);
    file.set(new Uint8Array(elements.buffer, elements.byteOffset, elements.byteLength), header.length);
    return file;
}
/** The elements, of one number or two, last index first, in an array of their own type. */
function inRows({ data, shape, stride, offset }, parts) {
    const count = sizeOf(shape);
    const out = emptyLike(data, parts * count);
    const index = new Array(shape.length).fill(0);
    let from = offset;
    for (let at = 0; at < count; at++) {
        for (let part = 0; part < parts; part++)
            out[parts * at + part] = data[parts * from + part];
        for (let axis = shape.length - 1; axis >= 0; axis--) {
            from += stride[axis];
            if (++index[axis] < shape[axis])
                break;
            from -= stride[axis] * shape[axis];
            index[axis] = 0;
        }
    }
    return out;
}
function emptyLike(data, length) {
    if (!ArrayBuffer.isView(data))
        return new Float64Array(length);
    return new data.constructor(length);
}
