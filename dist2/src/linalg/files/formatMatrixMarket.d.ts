import type { MatrixMarketSymmetry } from '../matrixMarket.ts';
/** Options of `formatMatrixMarket`. */
export interface FormatMatrixMarketOptions {
    /** Lines that stand behind the header. */
    readonly comment?: string;
    /** Elements between the beginnings of columns; `rows` if left out. */
    readonly ld?: number;
    /** Whether the numbers are pairs of real and imaginary parts, in turn. Default false. */
    readonly complex?: boolean;
    /** 'array', the default: all elements; 'coordinate': those that are not zero, with their places. */
    readonly format?: 'array' | 'coordinate';
    /** Default 'general'. Of the others the lower triangle is written, of skew-symmetric ones what lies below the diagonal. */
    readonly symmetry?: MatrixMarketSymmetry;
}
/**
 * Matrix Market text of a matrix, by columns: 17 significant digits, so that every double survives the round trip. It is of real numbers,
 * array format and general, unless the options say otherwise; complex numbers are pairs in `data`, as toDense gives them, and `ld` counts
 * pairs. NaN and infinities are written as NaN and Infinity, which parseMatrixMarket reads.
 *
 * @throws ArgumentError for sizes that are no integers >= 0, data that is no array of floats, or too short, a wrong option, and for data
 * that have not the symmetry that is named.
 * @example
 * console.log(formatMatrixMarket(1, 2, Float64Array.of(1, -0.5)).split('\n')[2]); // 1.0000000000000000e+0
 */
export declare function formatMatrixMarket(rows: number, cols: number, data: Float32Array | Float64Array, options?: FormatMatrixMarketOptions): string;
