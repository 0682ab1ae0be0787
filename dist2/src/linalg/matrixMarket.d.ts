import { BasaltError } from '../core/errors.ts';
/** What the entries of a Matrix Market file are. */
export type MatrixMarketField = 'real' | 'integer' | 'complex' | 'pattern';
/** What a Matrix Market file leaves out of a matrix. */
export type MatrixMarketSymmetry = 'general' | 'symmetric' | 'skew-symmetric' | 'hermitian';
/** A malformed file; the message starts with the 1-based line. */
export declare class MatrixMarketError extends BasaltError {
    readonly line: number;
    constructor(line: number, problem: string);
}
/**
 * A parsed file. Entries are kept as stored; `toDense` mirrors symmetric ones, whichever triangle they came in,
 * and adds duplicates (a symmetric file that stores both (i,j) and (j,i) therefore counts them twice).
 */
export interface MatrixMarket {
    readonly rows: number;
    readonly cols: number;
    readonly format: 'coordinate' | 'array';
    readonly field: MatrixMarketField;
    readonly symmetry: MatrixMarketSymmetry;
    /** Values are pairs (re, im); dense results are interleaved. */
    readonly complex: boolean;
    /** Number of entries in the file. */
    readonly stored: number;
    /** Number of entries of the matrix: stored ones and their mirror images. */
    readonly entries: number;
    /**
     * Column-major, leading dimension max(1, rows); complex matrices interleaved. `prec`: 'd' (default), doubles, or 's', singles.
     *
     * @throws UnsupportedError where rows * cols elements are more than an array holds, or than there is memory for; ArgumentError for
     * another prec.
     */
    toDense(prec?: 'd'): Float64Array;
    toDense(prec: 's'): Float32Array;
}
/**
 * Reads Matrix Market text: coordinate and array files of every field and symmetry.
 *
 * @throws MatrixMarketError, which names the line, for text that is malformed; ArgumentError for what is no text.
 * @example
 * const file = parseMatrixMarket('%%MatrixMarket matrix coordinate real symmetric\n2 2 2\n1 1 4\n2 1 1\n');
 * console.log(file.rows, file.entries, file.toDense().join(' ')); // 2 3 4 1 1 0
 */
export declare function parseMatrixMarket(text: string): MatrixMarket;
