import type { FileBytes } from '../files/fileError.ts';
import { type ReadArrayOptions } from '../files/readArray.ts';
import { ComplexArray } from './complexArray.ts';
/**
 * The array of complex numbers in a file: Matrix Market, NPY or NPZ. Its content decides which, never its name. Real numbers, a CSV file's
 * among them, get imaginary parts of zero.
 *
 * bytes: all bytes of the file, or the text of one that is text. They are not changed. The options are those of readArray. A matrix of a
 * Matrix Market file becomes dense, with both triangles where it is symmetric, Hermitian or skew-symmetric.
 *
 * The result is double; single for complex numbers of 64 bits, and for floats of up to 32. An array in Fortran's order keeps it, by its
 * strides.
 *
 * @throws FileFormatError with the name in front, as readArray, but for complex numbers; ArgumentError for other arguments and options.
 * @example
 * const text = '%%MatrixMarket matrix coordinate complex hermitian\n2 2 2\n1 1 2 0\n2 1 0 1\n';
 * const A = readComplexArray(text); // in Node: readComplexArray(readFileSync('A.mtx'), { name: 'A.mtx' })
 * console.log(A.get(1, 0), A.get(0, 1)); // { re: 0, im: 1 } { re: 0, im: -1 }
 */
export declare function readComplexArray(bytes: FileBytes | string, options?: ReadArrayOptions): ComplexArray;
