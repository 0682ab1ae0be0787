// readArray: an array from a file of any format that is read, which its content tells.
import ndarray from 'ndarray';
import { ArgumentError } from '../../core/errors.ts';
import { MatrixMarketError, parseMatrixMarket } from '../matrixMarket.ts';
import { checkNames } from '../options.ts';
import { CSV_OPTIONS, type CsvOptions, parseCsv } from './csv.ts';
import { bytesOf, errorOf, type FileBytes, FileFormatError, withLine } from './fileError.ts';
import { kindOf, READABLE, textKind } from './fileKind.ts';
import { type FileArray, parseNpy } from './npy.ts';
import { namesIn, parseNpz } from './npz.ts';

export interface ReadArrayOptions extends CsvOptions {
  /** The file's name, which error messages begin with. */
  readonly name?: string;
  /** Of an NPZ archive with several arrays: which one. */
  readonly array?: string;
}

/**
 * The array in a file: Matrix Market, CSV or TSV, NPY, or NPZ. Its content decides which, never its name.
 *
 * bytes: all bytes of the file, or the text of one that is text. They are not changed. Options of CSV files are those of parseCsv, and say nothing of
 * others. A matrix of a Matrix Market file becomes dense, with both triangles where it is symmetric.
 *
 * The result is what verbs take: a matrix in double precision from text, and from NumPy's files whatever parseNpy makes of them.
 *
 * @throws FileFormatError with the name in front: for a file of another kind, which it names (an image, a gzip, HDF5 or MATLAB file), for one that is
 * damaged, for complex numbers, and for an archive of several arrays where none is chosen; ArgumentError for other arguments and options.
 * @example
 * const A = readArray('2,1\n1,3', { name: 'A.csv' }); // in Node: readArray(readFileSync('A.npy'), { name: 'A.npy' })
 * console.log(A.shape, A.get(1, 1)); // [ 2, 2 ] 3
 */
export function readArray(bytes: FileBytes | string, options: ReadArrayOptions = {}): FileArray {
  checkNames('readArray', 2, options, ['name', 'array', ...CSV_OPTIONS]);
  const { name, array, ...csv } = options;
  for (const [option, value] of Object.entries({ name, array }))
    if (value !== undefined && typeof value !== 'string')
      throw new ArgumentError('readArray', option, 2, value, 'must be a string');
  try {
    return typeof bytes === 'string'
      ? fromText(textKind(bytes), csv)
      : fromBytes(bytesOf('readArray', 'bytes', bytes), csv, array);
  } catch (error) {
    const own =
      error instanceof MatrixMarketError
        ? withLine(new FileFormatError(error.message, undefined, { cause: error }), error.line)
        : error;
    throw own instanceof FileFormatError && name !== undefined ? errorOf(name, own) : own;
  }
}

function fromBytes(bytes: Uint8Array, csv: CsvOptions, array: string | undefined): FileArray {
  const kind = kindOf(bytes);
  if (kind.format === 'npy') return parseNpy(bytes);
  if (kind.format === 'npz') return oneOf(bytes, array);
  return fromText(kind, csv);
}

function oneOf(bytes: Uint8Array, array: string | undefined): FileArray {
  const names = namesIn(bytes).arrays;
  const chosen = array ?? (names.length === 1 ? names[0]! : undefined);
  if (chosen === undefined)
    throw new FileFormatError(`the archive has ${names.length} arrays, ${names.join(', ')}: which one is not said`);
  return parseNpz(bytes, { only: [chosen] })[chosen]!;
}

function fromText({ format, text }: ReturnType<typeof textKind>, csv: CsvOptions): FileArray {
  if (format === 'matrix market') {
    const matrix = parseMatrixMarket(text);
    if (matrix.complex) throw new FileFormatError('the matrix is complex, and only real ones are read');
    return ndarray(matrix.toDense(), [matrix.rows, matrix.cols], [1, matrix.rows]) as FileArray;
  }
  try {
    return parseCsv(text, csv) as FileArray;
  } catch (error) {
    if (!(error instanceof FileFormatError)) throw error;
    const why = `${error.message} (read as a table of numbers; ${READABLE})`;
    throw withLine(new FileFormatError(why, undefined, { cause: error }), error.line);
  }
}
