import { type ArrayInput } from '../arrays.ts';
import { type NdArray } from '../ndarray.ts';
declare const DELIMITERS: readonly [',', '\t', ';', ' '];
/** What stands between the fields of a text file. */
export type CsvDelimiter = (typeof DELIMITERS)[number];
/** Options of `parseCsv`. */
export interface CsvOptions {
    /**
     * Between fields: ',', a tab, ';', or ' ' for any number of blanks and tabs. Without it the first line decides: the first of tab, ';' and
     * ',' that it has outside of quotes, else ' '.
     */
    readonly delimiter?: CsvDelimiter;
    /** Whether the first line holds names. Without it: if none of its fields is a number. */
    readonly header?: boolean;
    /** Columns to take, in this order: names of the header, or numbers from 0. All, if left out. */
    readonly columns?: readonly (string | number)[];
    /** What an empty field, and one that says NA, is read as; without it they are errors. */
    readonly missing?: number;
    /** The decimal separator: '.' if left out, or ','. */
    readonly decimal?: '.' | ',';
}
export declare const CSV_OPTIONS: readonly (keyof CsvOptions)[];
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
export declare function parseCsv(text: string, options?: CsvOptions): NdArray<Float64Array>;
/** Options of `formatCsv`. */
export interface FormatCsvOptions {
    /** Between fields: ',' if left out, a tab for TSV. */
    readonly delimiter?: ',' | '\t' | ';';
    /** Names of the columns, for a first line. */
    readonly header?: readonly string[];
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
export declare function formatCsv(x: ArrayInput, options?: FormatCsvOptions): string;
export {};
