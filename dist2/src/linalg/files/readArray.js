// readArray: an array from a file of any format that is read, which its content tells.
import { ArgumentError } from '../../core/errors.js';
import { ndarray } from '../ndarray.js';
import { checkNames } from '../options.js';
import { CSV_OPTIONS } from './csv.js';
import { bytesOf, errorOf, FileFormatError } from './fileError.js';
import { contentOf } from './matrixFile.js';
import { realOf } from './npy.js';
/**
 * The array in a file: Matrix Market, CSV or TSV, NPY, or NPZ. Its content decides which, never its name.
 *
 * bytes: all bytes of the file, or the text of one that is text. They are not changed. Options of CSV files are those of parseCsv, and say
 * nothing of others. A matrix of a Matrix Market file becomes dense, with both triangles where it is symmetric.
 *
 * The result is what verbs take: a matrix in double precision from text, and from NumPy's files whatever parseNpy makes of them.
 *
 * @throws FileFormatError with the name in front: for a file of another kind, which it names (an image, a gzip, HDF5 or MATLAB file), for
 * one that is damaged, for complex numbers, which readComplexArray reads, and for an archive of several arrays where none is chosen;
 * ArgumentError for other arguments and options.
 * @example
 * const A = readArray('2,1\n1,3', { name: 'A.csv' }); // in Node: readArray(readFileSync('A.npy'), { name: 'A.npy' })
 * console.log(A.shape, A.get(1, 1)); // [ 2, 2 ] 3
 */
export function readArray(bytes, options = {}) {
    return readAs('readArray', bytes, options, (content) => {
        if (!('toDense' in content))
            return realOf(content);
        if (content.complex)
            throw new FileFormatError('the matrix is complex, and a real one is wanted: readComplexArray reads it');
        return ndarray(content.toDense(), [content.rows, content.cols], [1, content.rows]);
    });
}
/** What is made of the content of a file. Errors begin with its name. */
export function readAs(routine, bytes, options, make) {
    checkNames(routine, 2, options, ['name', 'array', ...CSV_OPTIONS]);
    const { name, array, ...csv } = options;
    for (const [option, value] of Object.entries({ name, array }))
        if (value !== undefined && typeof value !== 'string')
            throw new ArgumentError(routine, option, 2, value, 'must be a string');
    const file = typeof bytes === 'string' ? bytes : bytesOf(routine, 'bytes', bytes);
    try {
        return make(contentOf(file, csv, array));
    }
    catch (error) {
        throw error instanceof FileFormatError && name !== undefined ? errorOf(name, error) : error;
    }
}
