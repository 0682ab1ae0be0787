// Strided host arrays ({data, shape, stride, offset}, as npm's ndarray has them): their checked layouts, and matrices copied to and from
// column-major storage. The layout is read by structure, never by class: any library's array of this shape works.
import { ArgumentError } from './errors.js';
import { copyStrided } from './stridedCopy.js';
export const sizeOf = (shape) => {
    let size = 1;
    for (let axis = 0; axis < shape.length; axis++)
        size *= shape[axis];
    return size;
};
/** Strides of an array without gaps whose last index runs fastest. */
export function rowMajor(shape) {
    const stride = new Array(shape.length);
    let step = 1;
    for (let axis = shape.length - 1; axis >= 0; axis--) {
        stride[axis] = step;
        step *= shape[axis];
    }
    return stride;
}
function areIntegers(list, least) {
    for (let k = 0; k < list.length; k++)
        if (!Number.isSafeInteger(list[k]) || list[k] < least)
            return false;
    return true;
}
/** What libraries call the types of elements, where they say one, and the typed arrays that hold such elements. */
const CLASS_OF = new Map([
    ['float32', 'Float32Array'],
    ['float64', 'Float64Array'],
    ['int8', 'Int8Array'],
    ['uint8', 'Uint8Array'],
    ['uint8c', 'Uint8ClampedArray'],
    ['uint8_clamped', 'Uint8ClampedArray'],
    ['int16', 'Int16Array'],
    ['uint16', 'Uint16Array'],
    ['int32', 'Int32Array'],
    ['uint32', 'Uint32Array'],
]);
/** As NumPy and libraries after it call them: complex128, c16, <c16. */
const COMPLEX = /^([<>=|]?c\d+|complex\d*)$/;
/**
 * What is wrong with the name that an array has for the type of its elements, its property `dtype`, if anything is: pairs of numbers must
 * not be taken for numbers, nor elements of one typed array for those of another. Names that are not known say nothing, nor do any of
 * arrays of JavaScript's own.
 */
export function dtypeFault(dtype, data) {
    if (dtype === undefined)
        return undefined;
    const name = dtypeName(dtype);
    if (COMPLEX.test(name))
        return 'its dtype says that its elements are complex numbers: real ones are needed here';
    const wanted = CLASS_OF.get(name);
    if (wanted === undefined || !ArrayBuffer.isView(data))
        return undefined;
    const found = data[Symbol.toStringTag];
    return found === wanted ? undefined : `its dtype must be that of its data, which is a ${found}`;
}
/** A name, or the text of an object that stands for one; '' for whatever else. */
const dtypeName = (dtype) => typeof dtype === 'string'
    ? dtype
    : typeof dtype === 'object' && typeof dtype?.toString === 'function'
        ? String(dtype)
        : '';
/**
 * Reads an array, each of its fields once. `fail` throws, for a record that is no array, or one that leaves its data. `dimensions` says
 * what is wrong with a number of dimensions.
 */
export function layoutOf(x, fail, dimensions = () => undefined) {
    if (typeof x !== 'object' || x === null)
        return fail(x, 'must be an array with data and shape (an ndarray)');
    const { data, shape, offset = 0 } = x;
    const stride = x.stride ?? x.strides;
    if (typeof data !== 'object' || data === null || !Number.isSafeInteger(data.length))
        return fail(data, 'its data must be a typed array');
    const { dtype } = x;
    const fault = dtypeFault(dtype, data);
    if (fault !== undefined)
        return fail(dtypeName(dtype), fault);
    const wrong = Array.isArray(shape) ? dimensions(shape.length) : (dimensions(-1) ?? 'its shape must be an array');
    if (wrong !== undefined)
        return fail(shape, wrong);
    if (!areIntegers(shape, 0))
        return fail(shape.join(' x '), 'its shape must be integers >= 0');
    if (stride !== undefined) {
        const each = Array.isArray(stride) && stride.length === shape.length;
        if (!each || !areIntegers(stride, -Infinity))
            return fail(stride, 'it must have one integer stride per dimension');
    }
    const strides = stride === undefined ? rowMajor(shape) : stride.slice();
    if (!Number.isSafeInteger(offset))
        return fail(offset, 'its offset must be an integer');
    let [low, high] = [offset, offset];
    for (let axis = 0; axis < shape.length; axis++) {
        const span = (shape[axis] - 1) * strides[axis];
        if (span < 0)
            low += span;
        else
            high += span;
    }
    if ((low < 0 || high >= data.length) && sizeOf(shape) > 0) {
        const place = `shape ${shape.join(' x ')}, strides ${strides.join(', ')}, offset ${offset}`;
        return fail(data.length, `its data is too short for ${place}`);
    }
    return { data, shape: shape.slice(), stride: strides, offset };
}
const oneOrTwo = (count) => count === 1 || count === 2 ? undefined : 'must have one or two dimensions';
/** Reads a vector (as one column) or matrix. Throws ArgumentError when the shape is not 1-D or 2-D or when it leaves its data. */
export function view2(x, routine, name, position) {
    const fail = (value, rule) => {
        throw new ArgumentError(routine, name, position, value, rule);
    };
    return planeView(layoutOf(x, fail, oneOrTwo));
}
/** The view of a checked vector, as one column, or matrix. */
export function planeView({ data, shape, stride, offset }) {
    return {
        data,
        rows: shape[0],
        cols: shape.length > 1 ? shape[1] : 1,
        rowStride: stride[0],
        colStride: shape.length > 1 ? stride[1] : 1,
        offset,
    };
}
/** target := x, column-major with leading dimension ld. The target's type decides the rounding. */
export function pack(x, target, ld) {
    const sizes = [x.cols, x.rows];
    copyStrided(sizes, { data: target, at: 0, strides: [ld, 1] }, { ...x, at: x.offset, strides: [x.colStride, x.rowStride] });
    return target;
}
/** x := source, the reverse of pack. */
export function unpack(source, ld, x) {
    const sizes = [x.cols, x.rows];
    copyStrided(sizes, { ...x, at: x.offset, strides: [x.colStride, x.rowStride] }, { data: source, at: 0, strides: [ld, 1] });
}
