// Tables of numbers as text: CSV, TSV, and the columns between blanks that numpy.savetxt writes. Text only, no file access. Quotes and
// separators are the package papaparse's, numbers and their places are read here.
import Papa from 'papaparse';
import { ArgumentError } from '../../core/errors.js';
import { isSingle, operandOf } from '../arrays.js';
import { ndarray } from '../ndarray.js';
import { checkNames, switchAmong } from '../options.js';
import { FileFormatError, textOf } from './fileError.js';
const DELIMITERS = [',', '\t', ';', ' '];
export const CSV_OPTIONS = ['delimiter', 'header', 'columns', 'missing', 'decimal'];
/**
 * The matrix in a CSV or TSV text, in double precision: a row for each line, however many columns there are.
 *
 * text: lines of numbers. Empty lines, and lines that begin with #, are left out. Fields may stand in quotes. NaN and infinities are read
 * by the names that NumPy, R and JavaScript write; Fortran's exponents (1.5D-3) as well. What is read can be narrowed by CsvOptions.
 *
 * The result is always a matrix: one column is n x 1.
 *
 * @throws FileFormatError with the line and column of a field that is no number, of an empty field, of a line with more or fewer fields
 * than the first, and of quotes that are not closed; ArgumentError for options that there are not.
 * @example
 * const A = parseCsv('x;y\n1,5;2\n3;4', { decimal: ',' }); // in Node: parseCsv(readFileSync('A.csv', 'utf8'))
 * console.log(A.shape, A.get(0, 0)); // [ 2, 2 ] 1.5
 */
export function parseCsv(text, options = {}) {
    const source = textOf('parseCsv', 'text', text);
    checkNames('parseCsv', 2, options, CSV_OPTIONS);
    const { missing, columns } = options;
    const header = options.header === undefined ? undefined : switchAmong('parseCsv', 2, 'header', options.header);
    const decimal = among('decimal', options.decimal, ['.', ',']) ?? '.';
    if (missing !== undefined && typeof missing !== 'number')
        throw new ArgumentError('parseCsv', 'missing', 2, missing, 'must be a number, such as NaN');
    const rows = rowsOf(source, among('delimiter', options.delimiter, DELIMITERS));
    const first = rows[0];
    if (first === undefined)
        throw new FileFormatError('there are no numbers in it');
    const named = header ?? !first.fields.some((field) => numberOf(field, decimal) !== undefined);
    const names = named ? first.fields.map((name) => name.trim()) : undefined;
    const body = named ? rows.slice(1) : rows;
    const at = chosen(columns, names, first.fields.length);
    if (named && body.length === 0)
        throw notNumbers(first, at[0] ?? 0, undefined, decimal);
    const data = new Float64Array(body.length * at.length);
    for (const [i, row] of body.entries()) {
        const { fields, line } = row;
        if (fields.length !== first.fields.length)
            throw new FileFormatError(`has ${count(fields.length)}, and line ${first.line} has ${first.fields.length}`, line);
        for (const [j, column] of at.entries()) {
            const value = numberOf(fields[column], decimal) ?? (isMissing(fields[column]) ? missing : undefined);
            if (value === undefined)
                throw notNumbers(row, column, names, decimal);
            data[i * at.length + j] = value;
        }
    }
    return ndarray(data, [body.length, at.length]);
}
const count = (fields) => `${fields} field${fields === 1 ? '' : 's'}`;
function among(name, value, values) {
    if (value === undefined || values.includes(value))
        return value;
    const list = values.map((one) => JSON.stringify(one)).join(', ');
    throw new ArgumentError('parseCsv', name, 2, value, `must be one of ${list}`);
}
/** By the first line, without what stands in quotes. Columns between blanks have none. */
function delimiterOf(line) {
    const bare = line.replace(/"[^"]*"/g, '');
    return ['\t', ';', ','].find((one) => bare.includes(one)) ?? (line.includes('"') ? ',' : ' ');
}
/** Lines with fields. Left-out lines stay empty until they are counted, so that messages name the lines of the file. */
function rowsOf(source, asked) {
    const text = source
        .replace(/^\ufeff/, '')
        .replace(/\r\n?/g, '\n')
        .replace(/^[ \t]*#.*$/gm, '');
    const first = /^.*\S.*$/m.exec(text)?.[0] ?? '';
    const delimiter = asked ?? delimiterOf(first);
    if (delimiter === ' ')
        return text
            .split('\n')
            .map((line, i) => ({ fields: line.trim().split(/[ \t]+/), line: i + 1 }))
            .filter(({ fields }) => fields[0] !== '');
    const { data, errors } = Papa.parse(text, { delimiter, newline: '\n' });
    const wrong = errors.find(({ type }) => type === 'Quotes');
    if (wrong !== undefined)
        throw new FileFormatError(wrong.message.toLowerCase(), (wrong.row ?? 0) + 1);
    const rows = [];
    let line = 1;
    for (const fields of data) {
        if (fields.length > 1 || fields[0].trim() !== '')
            rows.push({ fields, line });
        // A quoted field may have lines of its own.
        line += 1 + fields.reduce((breaks, field) => breaks + field.split('\n').length - 1, 0);
    }
    return rows;
}
const SPECIAL = {
    nan: Number.NaN,
    inf: Number.POSITIVE_INFINITY,
    infinity: Number.POSITIVE_INFINITY,
};
const isMissing = (field) => /^(|NA|N\/A|null)$/.test(field.trim());
/** The number in a field; undefined if there is none. */
function numberOf(field, decimal) {
    const text = decimal === ',' ? field.trim().replace(',', '.') : field.trim();
    if (/^[+-]?(\d+\.?\d*|\.\d+)([eEdD][+-]?\d+)?$/.test(text))
        return Number(text.replace(/[dD]/, 'e'));
    const special = SPECIAL[text.toLowerCase().replace(/^[+-]/, '')];
    return special !== undefined && text.startsWith('-') ? -special : special;
}
function notNumbers(row, column, names, decimal) {
    const field = row.fields[column].trim();
    const name = names?.[column];
    const place = `column ${column + 1}${name ? ` ('${name}')` : ''}`;
    const shown = field.length > 40 ? `${field.slice(0, 40)}...` : field;
    if (isMissing(field))
        return new FileFormatError(`${place} is ${field === '' ? 'empty' : field}: missing: NaN would read it so`, row.line);
    const hint = decimal === '.' && /^[+-]?\d+,\d+$/.test(field) ? ": decimal: ',' would read it" : '';
    return new FileFormatError(`${place} is '${shown}', not a number${hint}`, row.line);
}
/** Places of the columns that are wanted. */
function chosen(columns, names, width) {
    if (columns === undefined)
        return Array.from({ length: width }, (_, j) => j);
    if (!Array.isArray(columns) || columns.length === 0)
        throw new ArgumentError('parseCsv', 'columns', 2, columns, 'must be a list of names or numbers');
    return columns.map((column) => {
        const j = typeof column === 'string' ? (names?.indexOf(column) ?? -1) : column;
        if (typeof j === 'number' && Number.isInteger(j) && j >= 0 && j < width)
            return j;
        const known = names === undefined ? `0 to ${width - 1}: there is no header` : `0 to ${width - 1}, or ${names.join(', ')}`;
        throw new ArgumentError('parseCsv', 'columns', 2, column, `the columns are ${known}`);
    });
}
/**
 * A matrix as CSV text, or with delimiter '\t' as TSV: a line for each row, with as many digits as it takes to read the same numbers again.
 *
 * x: a matrix, or a vector, which is one column; any array that verbs take (ArrayInput). NaN and infinities are written as nan, inf and
 * -inf, as NumPy does.
 *
 * @throws ArgumentError for an array of other dimensions, a header of another length, or an option that there is not.
 * @example
 * console.log(formatCsv([[1, 0.1], [2, Infinity]], { header: ['n', 'x'] })); // n,x / 1,0.1 / 2,inf
 */
export function formatCsv(x, options = {}) {
    const { data, shape, stride, offset } = operandOf('formatCsv', x, 'x', 1);
    if (shape.length !== 1 && shape.length !== 2)
        throw new ArgumentError('formatCsv', 'x', 1, shape, 'must have one or two dimensions');
    checkNames('formatCsv', 2, options, ['delimiter', 'header']);
    const { delimiter = ',', header } = options;
    if (![',', '\t', ';'].includes(delimiter))
        throw new ArgumentError('formatCsv', 'delimiter', 2, delimiter, "must be ',', a tab or ';'");
    const [rows, cols] = [shape[0], shape[1] ?? 1];
    if (header !== undefined &&
        !(Array.isArray(header) && header.length === cols && header.every((h) => typeof h === 'string')))
        throw new ArgumentError('formatCsv', 'header', 2, header, `must be ${cols} names`);
    const digits = isSingle(data) ? inSingle : String;
    const lines = header === undefined ? [] : [Papa.unparse([[...header]], { delimiter })];
    for (let i = 0; i < rows; i++) {
        const fields = Array.from({ length: cols }, (_, j) => {
            const value = data[offset + i * stride[0] + j * (stride[1] ?? 0)];
            return textOfNumber(value, digits);
        });
        lines.push(fields.join(delimiter));
    }
    return lines.map((line) => `${line}\n`).join('');
}
const textOfNumber = (value, digits) => {
    if (Object.is(value, -0))
        return '-0';
    return Number.isFinite(value) ? digits(value) : String(value).toLowerCase().replace('infinity', 'inf');
};
/** Nine digits tell all singles apart. */
const inSingle = (value) => String(Number(value.toPrecision(9)));
