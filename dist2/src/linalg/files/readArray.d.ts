import { type CsvOptions } from './csv.ts';
import { type FileBytes } from './fileError.ts';
import { contentOf } from './matrixFile.ts';
import { type FileArray } from './npy.ts';
/** Options of `readArray` and `readComplexArray`. */
export interface ReadArrayOptions extends CsvOptions {
    /** The file's name, which error messages begin with. */
    readonly name?: string;
    /** Of an NPZ archive with several arrays: which one. */
    readonly array?: string;
}
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
export declare function readArray(bytes: FileBytes | string, options?: ReadArrayOptions): FileArray;
/** What is made of the content of a file. Errors begin with its name. */
export declare function readAs<T>(routine: string, bytes: FileBytes | string, options: ReadArrayOptions, make: (content: ReturnType<typeof contentOf>) => T): T;
