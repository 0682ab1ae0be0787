import { type ArrayInput, type Solved } from '../arrays.ts';
import { type NdArray } from '../ndarray.ts';
import { type Created, type DType } from './dtype.ts';
import type { DiagonalOptions } from './eye.ts';
/**
 * An n x m matrix with ones on diagonal k and below it, and zeros above: NumPy's tri.
 *
 * n: rows. m: columns, n if it is left out; the options may stand in its place. The result is a new ndarray, rows first, of doubles, or of
 * singles with `dtype: 'float32'`.
 *
 * @throws ArgumentError for a wrong size or option.
 * @example
 * const L = tri(2);
 * console.log(L.get(0, 0), L.get(0, 1), L.get(1, 0), L.get(1, 1)); // 1 0 1 1
 */
export declare function tri<D extends DType = 'float64'>(n: number, options?: DiagonalOptions<D>): Created<D>;
export declare function tri<D extends DType = 'float64'>(n: number, m: number, options?: DiagonalOptions<D>): Created<D>;
/**
 * A copy of a matrix with zeros above its diagonal k: NumPy's tril.
 *
 * A: m x n, any array that verbs take, or a stack of matrices, ... x m x n. It is not changed. The result is a new ndarray, rows first, of
 * singles for a Float32Array, else of doubles.
 *
 * @throws ArgumentError for fewer than two dimensions, or a wrong option.
 * @example
 * const L = tril([[1, 2], [3, 4]]);
 * console.log(L.get(0, 1), L.get(1, 0)); // 0 3
 */
export declare function tril<A extends ArrayInput>(A: A, options?: Pick<DiagonalOptions, 'k'>): NdArray<Solved<A>>;
/**
 * A copy of a matrix with zeros below its diagonal k: NumPy's triu.
 *
 * A: m x n, any array that verbs take, or a stack of matrices, ... x m x n. It is not changed. The result is a new ndarray, rows first, of
 * singles for a Float32Array, else of doubles.
 *
 * @throws ArgumentError for fewer than two dimensions, or a wrong option.
 * @example
 * const U = triu([[1, 2], [3, 4]]);
 * console.log(U.get(0, 1), U.get(1, 0)); // 2 0
 */
export declare function triu<A extends ArrayInput>(A: A, options?: Pick<DiagonalOptions, 'k'>): NdArray<Solved<A>>;
