import { type ArrayInput, type Solved } from '../arrays.ts';
import type { NdArray } from '../ndarray.ts';
/** Options of `vander`. */
export interface VanderOptions {
    /** Powers 0, 1, ..., n - 1 from left to right; default false: n - 1, ..., 1, 0. */
    readonly increasing?: boolean;
}
/**
 * The Vandermonde matrix of a vector: V(i, j) = x(i)^(n - 1 - j), or x(i)^j with `increasing`: NumPy's vander. To fit a polynomial is to
 * solve with it in the sense of least squares.
 *
 * x: m numbers, any array that verbs take. n: columns, m if it is left out; the options may stand in its place. The result is m x n, a new
 * ndarray, rows first, of singles for a Float32Array, else of doubles.
 *
 * @throws ArgumentError for other than one dimension, or a wrong size or option.
 * @example
 * const V = vander([2, 3], 3);
 * console.log(V.get(1, 0), V.get(1, 1), V.get(1, 2)); // 9 3 1
 */
export declare function vander<X extends ArrayInput>(x: X, options?: VanderOptions): NdArray<Solved<X>>;
export declare function vander<X extends ArrayInput>(x: X, n: number, options?: VanderOptions): NdArray<Solved<X>>;
