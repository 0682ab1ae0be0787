// The arrays that verbs return, and that make operands of typed arrays: views with the fields and methods of the package `ndarray`, as one
// class. That package writes a class for each number of dimensions as text and compiles it by `new Function`, which a page's
// Content-Security-Policy forbids unless it has 'unsafe-eval'. What is read here is structure, so that its arrays and these take each
// other's places.
import { rowMajor, sizeOf } from '../core/strided.js';
import { format } from './views/format.js';
const NAMES = {
    Float64Array: 'float64',
    Float32Array: 'float32',
    Int8Array: 'int8',
    Uint8Array: 'uint8',
    Uint8ClampedArray: 'uint8_clamped',
    Int16Array: 'int16',
    Uint16Array: 'uint16',
    Int32Array: 'int32',
    Uint32Array: 'uint32',
};
const isIndex = (i) => typeof i === 'number' && i >= 0;
/**
 * An array of any dimensions over data that others may share: element (i, j, ...) is data[offset + i stride[0] + j stride[1] + ...]. What
 * verbs return; made of data by `ndarray`. It has the fields and methods of the package `ndarray`, and goes where that one's arrays go.
 * console.log shows its numbers.
 *
 * @example
 * const C = await matmul([[1, 2], [3, 4]], [[0, 1], [1, 0]]);
 * console.log(C.get(0, 0), C.shape, C.data); // 2 [ 2, 2 ] Float64Array(4) [ 2, 1, 4, 3 ]
 */
export class NdArray {
    /** The elements, in the order that strides and offset say; rows first where a verb has made them, unless it says otherwise. */
    data;
    /** The lengths of the axes. */
    shape;
    /** How many elements lie from one to the next along each axis. */
    stride;
    /** The place of the first element. */
    offset;
    constructor(data, shape, stride, offset) {
        this.data = data;
        this.shape = shape;
        this.stride = stride;
        this.offset = offset;
    }
    /** NumPy's name of the type of the elements. */
    get dtype() {
        const type = this.data[Symbol.toStringTag];
        return (NAMES[type ?? ''] ?? 'array');
    }
    /** How many axes there are. */
    get dimension() {
        return this.shape.length;
    }
    /** How many elements there are. */
    get size() {
        return sizeOf(this.shape);
    }
    /** The axes, that of the smallest stride first. */
    get order() {
        return this.stride.map((_, k) => k).sort((a, b) => Math.abs(this.stride[a]) - Math.abs(this.stride[b]));
    }
    /** A view with the axes in reverse. */
    get T() {
        return new NdArray(this.data, [...this.shape].reverse(), [...this.stride].reverse(), this.offset);
    }
    /** The place of an element in data. */
    index(...at) {
        let index = this.offset;
        for (let k = 0; k < this.stride.length; k++)
            index += this.stride[k] * at[k];
        return index;
    }
    /** An element: get(i, j, ...). */
    get(...at) {
        return this.data[this.index(...at)];
    }
    /** Writes an element: set(i, j, ..., value). */
    set(...at) {
        const value = at[this.stride.length];
        this.data[this.index(...at)] = value;
        return value;
    }
    /** The number of an array without axes. */
    valueOf() {
        return this.shape.length === 0 ? this.get() : this;
    }
    /** A view of the first elements along each axis, so many as said; all along one that nothing is said of. */
    hi(...to) {
        const shape = this.shape.map((length, k) => (isIndex(to[k]) ? to[k] : length));
        return new NdArray(this.data, shape, [...this.stride], this.offset);
    }
    /** A view without the first elements along each axis. */
    lo(...first) {
        const skipped = this.shape.map((_, k) => (isIndex(first[k]) ? first[k] : 0));
        const shape = this.shape.map((length, k) => length - skipped[k]);
        return new NdArray(this.data, shape, [...this.stride], this.index(...skipped));
    }
    /** A view of every k-th element along each axis, from the last one on if k is negative. */
    step(...by) {
        const steps = this.shape.map((_, k) => (typeof by[k] === 'number' ? by[k] : 1));
        const last = this.shape.map((length, k) => (steps[k] < 0 ? length - 1 : 0));
        const shape = this.shape.map((length, k) => Math.ceil(length / Math.abs(steps[k])));
        const stride = this.stride.map((s, k) => s * steps[k]);
        return new NdArray(this.data, shape, stride, this.index(...last));
    }
    /** A view with the axes in another order: transpose(1, 0). */
    transpose(...axes) {
        const from = this.shape.map((_, k) => axes[k] ?? k);
        const [shape, stride] = [this.shape, this.stride].map((list) => from.map((k) => list[k]));
        return new NdArray(this.data, shape, stride, this.offset);
    }
    /** A view without the axes along which an index is said; null or -1 keeps one. */
    pick(...at) {
        const kept = this.shape.map((_, k) => k).filter((k) => !isIndex(at[k]));
        const [shape, stride] = [this.shape, this.stride].map((list) => kept.map((k) => list[k]));
        return new NdArray(this.data, shape, stride, this.index(...this.shape.map((_, k) => (isIndex(at[k]) ? at[k] : 0))));
    }
    /** Node's util.inspect, and with it console.log, shows the numbers. */
    [Symbol.for('nodejs.util.inspect.custom')]() {
        return format(this);
    }
}
/**
 * An array of any dimensions over `data`, which it shares: element (i, j, ...) is data[offset + i stride[0] + j stride[1] + ...]. What
 * verbs return, and one of the forms that they take. It has the fields and methods of the package `ndarray` (get, set, lo, hi, step,
 * transpose, pick), and console.log shows its numbers.
 *
 * data: a typed array, or numbers. shape: the lengths; one, that of the data, if left out. stride: elements from one to the next along each
 * axis, negative ones among them; rows first if left out. offset: the place of the first element; if left out 0, or what negative strides
 * need. Nothing is checked: a verb checks what it is given.
 *
 * @example
 * const A = ndarray(new Float64Array([1, 2, 3, 4, 5, 6]), [2, 3]);
 * console.log(A.get(1, 0), A.transpose(1, 0).shape); // 4 [ 3, 2 ]
 */
export function ndarray(data, shape = [data.length], stride = rowMajor(shape), offset = firstOf(shape, stride)) {
    return new NdArray(data, [...shape], [...stride], offset);
}
/** The place of the first element that lets the one of the lowest place be 0. */
function firstOf(shape, stride) {
    let first = 0;
    for (let axis = 0; axis < stride.length; axis++)
        if (stride[axis] < 0)
            first -= (shape[axis] - 1) * stride[axis];
    return first;
}
