// A matrix from a file of any format, by columns: for programs that want what a file says of it besides its elements.
import { type MatrixMarket, MatrixMarketError, parseMatrixMarket } from '../matrixMarket.ts';
import { type CsvOptions, parseCsv } from './csv.ts';
import { FileFormatError, withLine } from './fileError.ts';
import { kindOf, READABLE, textKind } from './fileKind.ts';
import { type FileArray, parseNpy } from './npy.ts';
import { namesIn, parseNpz } from './npz.ts';

/** What Matrix Market files say of a matrix; those of other formats are real and general. */
export type MatrixFile = Pick<MatrixMarket, 'rows' | 'cols' | 'symmetry' | 'complex'> & {
  /** By columns, without gaps. */
  toDense(): Float64Array;
};

/** What is in a file: a Matrix Market file's own matrix, or an array. */
export function contentOf(file: Uint8Array | string, csv: CsvOptions, name?: string): MatrixMarket | FileArray {
  const { format, text } = typeof file === 'string' ? textKind(file) : kindOf(file);
  if (format === 'npy') return parseNpy(file as Uint8Array);
  if (format === 'npz') return oneOf(file as Uint8Array, name);
  return format === 'matrix market' ? marketOf(text) : tableOf(text, csv);
}

function oneOf(file: Uint8Array, name: string | undefined): FileArray {
  const names = namesIn(file).arrays;
  const chosen = name ?? (names.length === 1 ? names[0]! : undefined);
  if (chosen === undefined)
    throw new FileFormatError(`the archive has ${names.length} arrays, ${names.join(', ')}: which one is not said`);
  return parseNpz(file, { only: [chosen] })[chosen]!;
}

function marketOf(text: string): MatrixMarket {
  try {
    return parseMatrixMarket(text);
  } catch (error) {
    if (!(error instanceof MatrixMarketError)) throw error;
    throw withLine(new FileFormatError(error.message, undefined, { cause: error }), error.line);
  }
}

function tableOf(text: string, csv: CsvOptions): FileArray {
  try {
    return parseCsv(text, csv) as FileArray;
  } catch (error) {
    if (!(error instanceof FileFormatError)) throw error;
    const why = `${error.message} (read as a table of numbers; ${READABLE})`;
    throw withLine(new FileFormatError(why, undefined, { cause: error }), error.line);
  }
}

/**
 * The matrix in a file; a vector is one column. `name` chooses an array of an archive.
 *
 * @throws FileFormatError
 */
export function parseMatrixFile(file: Uint8Array | string, name?: string): MatrixFile {
  const content = contentOf(file, {}, name);
  if ('toDense' in content) return content;
  const { data, shape, stride, offset } = content;
  if (shape.length !== 1 && shape.length !== 2)
    throw new FileFormatError(`the array has ${shape.length} dimensions (${shape.join(' x ')}), and a matrix has two`);
  const [rows, cols] = [shape[0]!, shape[1] ?? 1];
  const toDense = (): Float64Array => {
    const dense = new Float64Array(rows * cols);
    for (let j = 0; j < cols; j++)
      for (let i = 0; i < rows; i++) dense[i + j * rows] = data[offset + i * stride[0]! + j * (stride[1] ?? 0)]!;
    return dense;
  };
  return { rows, cols, symmetry: 'general', complex: false, toDense };
}
