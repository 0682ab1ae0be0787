import { type Complex } from '../../core/field.ts';
import { type ArrayInput } from '../arrays.ts';
import { NdArray } from '../ndarray.ts';
import { type ForeignComplex } from './foreign.ts';
import { type Complexes, type Pairs } from './pairs.ts';
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
export declare class ComplexArray<D extends Pairs = Pairs> implements Complexes {
    /** Real and imaginary parts in turn. */
    readonly data: D;
    /** The lengths of the axes. */
    readonly shape: readonly number[];
    /** How many pairs lie from one element to the next along each axis. */
    readonly stride: readonly number[];
    /** The place of the first element, in pairs. */
    readonly offset: number;
    /** What tells such arrays from those of real numbers. */
    readonly isComplex = true;
    /** NumPy's name of the type of the elements. */
    readonly dtype: D extends Float32Array ? 'complex64' : 'complex128';
    /** @throws ArgumentError for data that are no pairs of floats, and a shape and strides that leave them. */
    constructor(data: D, shape?: readonly number[], stride?: readonly number[], offset?: number);
    /** How many elements there are. */
    get size(): number;
    /** A view with the axes in reverse. */
    get T(): ComplexArray<D>;
    /** The conjugate transpose, a copy; of a stack that of each matrix. A vector is only conjugated. */
    get H(): ComplexArray<D>;
    /** The place of an element, in pairs. */
    index(...at: number[]): number;
    /** An element: get(i, j, ...). */
    get(...at: number[]): Complex;
    /** The numbers as a text, as NumPy prints them. */
    toString(): string;
}
/** An array of complex numbers, that of another library among them, or of real ones in its place. */
export type ComplexInput = ComplexArray | ForeignComplex | ArrayInput;
/**
 * An array that is of complex numbers by its type: not numpy-ts's, which are so by their dtype only, and take the types of real ones.
 */
export type ComplexOperand<D extends Pairs = Pairs> = ComplexArray<D> | ForeignComplex;
/** The data of a complex array made of real ones. */
type PairsOf<A, B> = A extends {
    readonly data: Float32Array;
} | Float32Array ? B extends {
    readonly data: Float32Array;
} | Float32Array | number | undefined ? Float32Array : Float64Array : Float64Array;
/**
 * An array of complex numbers: from its real parts and, if there are any, its imaginary parts; or from one of another library.
 *
 * re, im: any arrays that verbs take, of one shape; a number stands for all. Without im, re may be an array of complex numbers already:
 * stdlib's Complex64Array or Complex128Array, an ndarray of them, an array of interleaved numbers whose dtype is complex64 or complex128
 * (numpy-ts), a pair of arrays { re, im }, or a ComplexArray. Verbs take such arrays as they are, in a program that has this function or
 * the class: a bundle without them refuses what is no ndarray of real numbers.
 *
 * The result is a new array, rows first: of singles if both are, else of doubles.
 *
 * @throws ArgumentError for what is no array, and for shapes that differ.
 * @example
 * const z = complex([1, 0], [0, -1]);
 * console.log(z.data); // Float64Array(4) [ 1, 0, 0, -1 ]
 */
export declare function complex<A extends ArrayInput, B extends ArrayInput | undefined = undefined>(re: A, im?: B): ComplexArray<PairsOf<A, B>>;
export declare function complex(z: ComplexInput): ComplexArray;
/**
 * The real parts of an array of complex numbers: an ndarray on the same data, of every other number.
 * @throws ArgumentError for what is no array of complex numbers.
 * @example
 * console.log(real(complex([1, 2], [3, 4])).get(1)); // 2
 */
export declare const real: <D extends Pairs>(x: ComplexArray<D>) => NdArray<D>;
/**
 * The imaginary parts of an array of complex numbers: an ndarray on the same data, of every other number.
 * @throws ArgumentError for what is no array of complex numbers.
 * @example
 * console.log(imag(complex([1, 2], [3, 4])).get(1)); // 4
 */
export declare const imag: <D extends Pairs>(x: ComplexArray<D>) => NdArray<D>;
/**
 * The conjugates: a new array of complex numbers, rows first.
 * @throws ArgumentError for what is no array of complex numbers.
 * @example
 * console.log(conj(complex([1], [2])).get(0)); // { re: 1, im: -2 }
 */
export declare function conj<D extends Pairs>(x: ComplexArray<D>): ComplexArray<D>;
/**
 * The magnitudes of complex numbers, or of real ones: a new ndarray, rows first, single if x is, else double. Nothing overflows on the way.
 *
 * @throws ArgumentError for what is no array.
 * @example
 * console.log(abs(complex([3], [4])).get(0), abs([-2]).get(0)); // 5 2
 */
export declare function abs<D extends Pairs>(x: ComplexArray<D> | ArrayInput): NdArray<D>;
export {};
