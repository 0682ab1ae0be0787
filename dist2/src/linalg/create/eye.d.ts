import { type Created, type CreateOptions, type DType } from './dtype.ts';
/** Options of `eye`, `diag`, `tri` and their like: which diagonal, and the type of the elements. */
export interface DiagonalOptions<D extends DType = DType> extends CreateOptions<D> {
    /** Which diagonal: 0, the default, is the main one, 1 the one above it, -1 the one below. */
    readonly k?: number;
}
/**
 * An n x m matrix with ones on a diagonal and zeros elsewhere: NumPy's eye.
 *
 * n: rows. m: columns, n if it is left out; the options may stand in its place. `k` says which diagonal. The result is a new ndarray, rows
 * first, of doubles, or of singles with `dtype: 'float32'`.
 *
 * @throws ArgumentError for a wrong size or option.
 * @example
 * console.log(format(eye(2)));
 * // [[1. 0.]
 * //  [0. 1.]]
 * console.log(eye(2, 3, { k: 1 }).get(0, 1)); // 1
 */
export declare function eye<D extends DType = 'float64'>(n: number, options?: DiagonalOptions<D>): Created<D>;
export declare function eye<D extends DType = 'float64'>(n: number, m: number, options?: DiagonalOptions<D>): Created<D>;
