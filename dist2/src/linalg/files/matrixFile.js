// A matrix from a file of any format, by columns: for programs that want what a file says of it besides its elements.
import { MatrixMarketError, parseMatrixMarket } from '../matrixMarket.js';
import { parseCsv } from './csv.js';
import { FileFormatError, withLine } from './fileError.js';
import { kindOf, READABLE, textKind } from './fileKind.js';
import { npyContent } from './npy.js';
import { contentsOf, namesIn } from './npz.js';
/** What is in a file: a Matrix Market file's own matrix, or an array. */
export function contentOf(file, csv, name) {
    const { format, text } = typeof file === 'string' ? textKind(file) : kindOf(file);
    if (format === 'npy')
        return npyContent(file);
    if (format === 'npz')
        return oneOf(file, name);
    return format === 'matrix market' ? marketOf(text) : tableOf(text, csv);
}
function oneOf(file, name) {
    const names = namesIn(file).arrays;
    const chosen = name ?? (names.length === 1 ? names[0] : undefined);
    if (chosen === undefined)
        throw new FileFormatError(`the archive has ${names.length} arrays, ${names.join(', ')}: which one is not said`);
    return contentsOf(file, [chosen], (content) => content)[chosen];
}
function marketOf(text) {
    try {
        return parseMatrixMarket(text);
    }
    catch (error) {
        if (!(error instanceof MatrixMarketError))
            throw error;
        throw withLine(new FileFormatError(error.message, undefined, { cause: error }), error.line);
    }
}
function tableOf(text, csv) {
    try {
        const { data, shape, stride, offset } = parseCsv(text, csv);
        return { data, shape, stride, offset, complex: undefined };
    }
    catch (error) {
        if (!(error instanceof FileFormatError))
            throw error;
        const why = `${error.message} (read as a table of numbers; ${READABLE})`;
        throw withLine(new FileFormatError(why, undefined, { cause: error }), error.line);
    }
}
/**
 * The matrix in a file; a vector is one column. `name` chooses an array of an archive.
 *
 * @throws FileFormatError
 */
export function parseMatrixFile(file, name) {
    const content = contentOf(file, {}, name);
    if ('toDense' in content)
        return content;
    const { data, shape, stride, offset } = content;
    if (shape.length !== 1 && shape.length !== 2)
        throw new FileFormatError(`the array has ${shape.length} dimensions (${shape.join(' x ')}), and a matrix has two`);
    const [rows, cols] = [shape[0], shape[1] ?? 1];
    const complex = content.complex !== undefined;
    const parts = complex ? 2 : 1;
    const toDense = () => {
        const dense = new Float64Array(parts * rows * cols);
        for (let j = 0; j < cols; j++)
            for (let i = 0; i < rows; i++) {
                const [to, from] = [parts * (i + j * rows), parts * (offset + i * stride[0] + j * (stride[1] ?? 0))];
                for (let part = 0; part < parts; part++)
                    dense[to + part] = data[from + part];
            }
        return dense;
    };
    return { rows, cols, symmetry: 'general', complex, toDense };
}
