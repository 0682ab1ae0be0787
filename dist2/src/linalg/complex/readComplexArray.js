// readComplexArray: an array of complex numbers from a file of any format that is read. It is not part of readArray, so that programs that
// read files have the verbs of complex numbers only with complex numbers.
import { fields } from '../../core/field.js';
import { rowMajor, sizeOf } from '../../core/strided.js';
import { isSingle } from '../arrays.js';
import { readAs } from '../files/readArray.js';
import { ComplexArray } from './complexArray.js';
import { eachOf } from './pairs.js';
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
export function readComplexArray(bytes, options = {}) {
    return readAs('readComplexArray', bytes, options, (content) => {
        if (!('toDense' in content))
            return ofContent(content);
        const { rows, cols, complex, toDense } = content;
        const layout = { shape: [rows, cols], stride: [1, rows], offset: 0 };
        return ofContent({ data: toDense(), ...layout, complex: complex ? 'complex numbers' : undefined });
    });
}
function ofContent({ data, shape, stride, offset, complex }) {
    if (complex !== undefined)
        return new ComplexArray(data, shape, stride, offset);
    const pairs = new fields[isSingle(data) ? 'c' : 'z'].array(2 * sizeOf(shape));
    eachOf(shape, stride, offset, (p, k) => {
        pairs[2 * k] = data[p];
    });
    return new ComplexArray(pairs, shape, rowMajor(shape));
}
