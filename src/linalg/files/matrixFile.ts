// A matrix from a file of any format, by columns: for programs that want what a file says of it besides its elements.
import { type MatrixMarket, MatrixMarketError, parseMatrixMarket } from '../matrixMarket.ts';
import { type CsvOptions, parseCsv } from './csv.ts';
import { FileFormatError, withLine } from './fileError.ts';
import { kindOf, READABLE, textKind } from './fileKind.ts';
import { type FileContent, npyContent } from './npy.ts';
import { contentsOf, namesIn } from './npz.ts';

/** What Matrix Market files say of a matrix; those of other formats are general. */
export type MatrixFile = Pick<MatrixMarket, 'rows' | 'cols' | 'symmetry' | 'complex'> & {
  /** By columns, without gaps; complex numbers as pairs. */
  toDense(): Float64Array;
};

/** What is in a file: a Matrix Market file's own matrix, or an array. */
export function contentOf(file: Uint8Array | string, csv: CsvOptions, name?: string): MatrixMarket | FileContent {
  const { format, text } = typeof file === 'string' ? textKind(file) : kindOf(file);
  if (format === 'npy') return npyContent(file as Uint8Array);
  if (format === 'npz') return oneOf(file as Uint8Array, name);
  return format === 'matrix market' ? marketOf(text) : tableOf(text, csv);
}

function oneOf(file: Uint8Array, name: string | undefined): FileContent {
  const names = namesIn(file).arrays;
  const chosen = name ?? (names.length === 1 ? names[0]! : undefined);
  if (chosen === undefined)
    throw new FileFormatError(`the archive has ${names.length} arrays, ${names.join(', ')}: which one is not said`);
  return contentsOf(file, [chosen], (content) => content)[chosen]!;
}

function marketOf(text: string): MatrixMarket {
  try {
    return parseMatrixMarket(text);
  } catch (error) {
    if (!(error instanceof MatrixMarketError)) throw error;
    throw withLine(new FileFormatError(error.message, undefined, { cause: error }), error.line);
  }
}

function tableOf(text: string, csv: CsvOptions): FileContent {
  try {
    const { data, shape, stride, offset } = parseCsv(text, csv);
    return { data, shape, stride, offset, complex: undefined };
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
  const complex = content.complex !== undefined;
  const parts = complex ? 2 : 1;
  const toDense = (): Float64Array => {
    const dense = new Float64Array(parts * rows * cols);
    for (let j = 0; j < cols; j++)
      for (let i = 0; i < rows; i++) {
        const [to, from] = [parts * (i + j * rows), parts * (offset + i * stride[0]! + j * (stride[1] ?? 0))];
        for (let part = 0; part < parts; part++) dense[to + part] = data[from + part]!;
      }
    return dense;
  };
  return { rows, cols, symmetry: 'general', complex, toDense };
}
