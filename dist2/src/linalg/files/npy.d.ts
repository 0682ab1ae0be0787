import { type Layout } from '../../core/strided.ts';
import { type Numbers } from '../arrays.ts';
import type { ComplexInput } from '../complex/complexArray.ts';
import { type NdArray } from '../ndarray.ts';
import { type FileBytes } from './fileError.ts';
/** What the elements of a file become. */
export type FileNumbers = Float32Array | Float64Array | Int8Array | Uint8Array | Int16Array | Uint16Array | Int32Array | Uint32Array;
/** An array from a file. Verbs compute with singles in single precision, with all others in double. */
export type FileArray = NdArray<FileNumbers>;
/** The elements of a file as they lie. Of complex ones they are pairs; shape, strides and offset count these. */
export interface FileContent extends Layout<FileNumbers> {
    /** What the elements are called, where they are complex numbers. */
    readonly complex: string | undefined;
}
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
export declare function parseNpy(bytes: FileBytes): FileArray;
/** The array of a content that has to be real. */
export declare function realOf({ data, shape, stride, offset, complex }: FileContent): FileArray;
/** What is in an NPY file. */
export declare function npyContent(file: Uint8Array): FileContent;
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
export declare function formatNpy(x: ComplexInput, options?: {
    readonly fortranOrder?: boolean;
}): Uint8Array;
/** What is to be written of an argument, and what its elements are. */
export declare function writable(routine: string, x: unknown, name: string): [Layout<Numbers>, 'real' | 'complex'];
/** The file of a checked array. */
export declare function npyOf(x: Layout<Numbers>, of: 'real' | 'complex', fortranOrder?: boolean): Uint8Array;
