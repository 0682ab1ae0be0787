// Arrays of complex numbers: what verbs take and return beside ndarrays of real ones. The verbs for them come with the class (verbs.ts): a
// program without complex numbers has none of it.
import { im, re, readScalar } from '../../core/complex.js';
import { ArgumentError } from '../../core/errors.js';
import { fields } from '../../core/field.js';
import { layoutOf, rowMajor, sizeOf } from '../../core/strided.js';
import { complexArrayOf, isComplexArray, isSingle, madeComplexBy, operandOf, } from '../arrays.js';
import { NdArray } from '../ndarray.js';
import { complexAtOnce } from './atOnce.js';
import { combine } from './elementwise.js';
import { foreignOf, ofParts } from './foreign.js';
import { formatComplex } from './format.js';
import { complexOf } from './operands.js';
import { complexPrecision, conjugated, eachOf, pairsOf } from './pairs.js';
import { complexVerb } from './verbs.js';
/**
 * An array of complex numbers of any dimensions. Real and imaginary parts alternate in `data`; shape, strides and offset count pairs.
 * The verbs of products, systems, least squares, singular values and Hermitian eigenvalues take such arrays, alone or beside real ones, and
 * stacks of them, and return them; so do add, sub, multiply, divide, scale, exp, map, sum, mean, slice, transpose, T, H, reshape, stack,
 * concat and asType. Made by `complex`, or over interleaved data, as Fourier transforms leave it, by `new ComplexArray(data, shape)`.
 *
 * T and H are the transpose, a view, and the conjugate transpose, a copy. real and imag give views of the parts. console.log shows the
 * numbers.
 *
 * @example
 * const A = complex([[1, 2], [3, 4]], [[0, 1], [-1, 0]]); // [[1, 2 + i], [3 - i, 4]]
 * console.log(A.get(0, 1), A.H.get(1, 0)); // { re: 2, im: 1 } { re: 2, im: -1 }
 */
export class ComplexArray {
    /** Real and imaginary parts in turn. */
    data;
    /** The lengths of the axes. */
    shape;
    /** How many pairs lie from one element to the next along each axis. */
    stride;
    /** The place of the first element, in pairs. */
    offset;
    /** What tells such arrays from those of real numbers. */
    isComplex = true;
    /** NumPy's name of the type of the elements. */
    dtype;
    /** @throws ArgumentError for data that are no pairs of floats, and a shape and strides that leave them. */
    constructor(data, shape = [data.length / 2], stride = rowMajor(shape), offset = 0) {
        const fail = (value, rule) => {
            throw new ArgumentError('ComplexArray', 'data', 1, value, rule);
        };
        const type = Object.prototype.toString.call(data);
        if (type !== '[object Float32Array]' && type !== '[object Float64Array]')
            fail(data, 'must be a Float32Array or a Float64Array of real and imaginary parts in turn');
        if (data.length % 2 !== 0)
            fail(data.length, 'it must have two numbers for each element');
        const layout = layoutOf({ data: { length: data.length / 2 }, shape, stride, offset }, fail);
        this.data = data;
        this.shape = layout.shape;
        this.stride = layout.stride;
        this.offset = offset;
        this.dtype = (isSingle(data) ? 'complex64' : 'complex128');
    }
    /** How many elements there are. */
    get size() {
        return sizeOf(this.shape);
    }
    /** A view with the axes in reverse. */
    get T() {
        return new ComplexArray(this.data, [...this.shape].reverse(), [...this.stride].reverse(), this.offset);
    }
    /** The conjugate transpose, a copy; of a stack that of each matrix. A vector is only conjugated. */
    get H() {
        const swap = (list) => list.length < 2 ? [...list] : [...list.slice(0, -2), list.at(-1), list.at(-2)];
        return conj(new ComplexArray(this.data, swap(this.shape), swap(this.stride), this.offset));
    }
    /** The place of an element, in pairs. */
    index(...at) {
        let index = this.offset;
        for (let k = 0; k < this.stride.length; k++)
            index += this.stride[k] * at[k];
        return index;
    }
    /** An element: get(i, j, ...). */
    get(...at) {
        const p = 2 * this.index(...at);
        return { re: this.data[p], im: this.data[p + 1] };
    }
    /**
     * Does a verb of which this array is an operand.
     * @internal
     */
    compute({ routine, order }, given, options) {
        return complexVerb(routine, given, options, made, order);
    }
    /**
     * Does a verb without a promise of which this array is an operand.
     * @internal
     */
    computeHere(routine, given, options) {
        return complexAtOnce(routine, given, options, made);
    }
    /**
     * An operation on elements of which this array is an operand.
     * @internal
     */
    combine(routine, a, b, options) {
        return made(combine(routine, a, b, options));
    }
    /**
     * A view of the same elements as `turn` makes of the real parts.
     * @internal
     */
    viewed(turn) {
        const { shape, stride, offset } = turn(partOf(this, 0));
        return new ComplexArray(this.data, shape, halves(stride), offset / 2);
    }
    /**
     * What `work` makes of the real parts and of the imaginary parts of arrays, of which this is one: an array of both, or one number.
     * @internal
     */
    byParts(routine, given, work) {
        const all = given.map((argument) => made(complexOf(routine, argument)));
        const [x, y] = [0, 1].map((part) => work(all.map((z) => partOf(z, part))));
        return typeof x === 'number' ? { re: x, im: y } : complex(x, y);
    }
    /**
     * This array with other sizes of axes: a view if it is without gaps, else a copy.
     * @internal
     */
    reshaped(sizes) {
        const dense = rowMajor(this.shape);
        const isDense = this.size === 0 || dense.every((step, d) => step === this.stride[d] || this.shape[d] === 1);
        if (isDense)
            return new ComplexArray(this.data, sizes, rowMajor(sizes), this.offset);
        return new ComplexArray(pairsOf(complexPrecision([this]), this), sizes);
    }
    /**
     * f of each element.
     * @internal
     */
    mapped(f) {
        const data = pairsOf(complexPrecision([this]), this);
        for (let p = 0; p < data.length; p += 2) {
            const value = f({ re: data[p], im: data[p + 1] });
            data[p] = re(value);
            data[p + 1] = im(value);
        }
        return new ComplexArray(data, this.shape);
    }
    /**
     * alpha times this array, of its data type.
     * @internal
     */
    scale(alpha, options) {
        const factor = readScalar(alpha, 'z');
        if (typeof factor === 'string')
            throw new ArgumentError('scale', 'alpha', 2, alpha, factor);
        const { array } = fields[isSingle(this.data) ? 'c' : 'z'];
        const pair = new array(2);
        pair.set([re(factor), im(factor)]);
        return made(combine('multiply', this, new ComplexArray(pair, []), options));
    }
    /**
     * The text of `format`.
     * @internal
     */
    format(how) {
        return formatComplex(this, how);
    }
    /** The numbers as a text, as NumPy prints them. */
    toString() {
        return formatComplex(this);
    }
    /** Node's util.inspect, and with it console.log, shows the numbers. */
    [Symbol.for('nodejs.util.inspect.custom')]() {
        return formatComplex(this);
    }
}
/** Steps in pairs from steps in numbers. */
const halves = (stride) => stride.map((step) => step / 2);
const made = ({ data, shape, stride, offset }) => new ComplexArray(data, shape, stride, offset);
export function complex(re, im) {
    const foreign = im === undefined ? (isComplexArray(re) ? re : foreignOf('complex', [re, 're', 1])) : undefined;
    if (foreign !== undefined)
        return new ComplexArray(pairsOf(complexPrecision([foreign]), foreign), foreign.shape);
    const x = operandOf('complex', re, 're', 1);
    const y = im === undefined ? undefined : operandOf('complex', im, 'im', 2);
    return made(ofParts(x, y, (shape, rule) => {
        throw new ArgumentError('complex', 'im', 2, shape, rule);
    }));
}
function checked(routine, x) {
    const own = complexArrayOf(routine, [x, 'x', 1]);
    if (own !== undefined)
        return own;
    throw new ArgumentError(routine, 'x', 1, x, 'must be an array of complex numbers, as complex makes them');
}
/** The real or imaginary parts, as a view. */
const partOf = ({ data, shape, stride, offset }, part) => new NdArray(data, [...shape], stride.map((step) => 2 * step), 2 * offset + part);
/**
 * The real parts of an array of complex numbers: an ndarray on the same data, of every other number.
 * @throws ArgumentError for what is no array of complex numbers.
 * @example
 * console.log(real(complex([1, 2], [3, 4])).get(1)); // 2
 */
export const real = (x) => partOf(checked('real', x), 0);
/**
 * The imaginary parts of an array of complex numbers: an ndarray on the same data, of every other number.
 * @throws ArgumentError for what is no array of complex numbers.
 * @example
 * console.log(imag(complex([1, 2], [3, 4])).get(1)); // 4
 */
export const imag = (x) => partOf(checked('imag', x), 1);
/**
 * The conjugates: a new array of complex numbers, rows first.
 * @throws ArgumentError for what is no array of complex numbers.
 * @example
 * console.log(conj(complex([1], [2])).get(0)); // { re: 1, im: -2 }
 */
export function conj(x) {
    const { data, shape } = conjugated(checked('conj', x));
    return new ComplexArray(data, shape);
}
/**
 * The magnitudes of complex numbers, or of real ones: a new ndarray, rows first, single if x is, else double. Nothing overflows on the way.
 *
 * @throws ArgumentError for what is no array.
 * @example
 * console.log(abs(complex([3], [4])).get(0), abs([-2]).get(0)); // 5 2
 */
export function abs(x) {
    const own = complexArrayOf('abs', [x, 'x', 1]);
    const of = own ?? operandOf('abs', x, 'x', 1);
    const to = new fields[isSingle(of.data) ? 's' : 'd'].array(sizeOf(of.shape));
    eachOf(of.shape, of.stride, of.offset, (p, k) => {
        to[k] = own !== undefined ? Math.hypot(of.data[2 * p], of.data[2 * p + 1]) : Math.abs(of.data[p]);
    });
    return new NdArray(to, [...of.shape], rowMajor(of.shape), 0);
}
madeComplexBy((routine, argument) => made(complexOf(routine, argument)));
