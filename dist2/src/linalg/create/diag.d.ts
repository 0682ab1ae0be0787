import { type ArrayInput, type Solved } from '../arrays.ts';
import type { NdArray } from '../ndarray.ts';
import type { DiagonalOptions } from './eye.ts';
/**
 * Of a vector of n elements the n + |k| square matrix that has them on its diagonal k, and zeros elsewhere; of a matrix its diagonal k, a
 * vector: NumPy's diag.
 *
 * v: any array that verbs take, of one dimension or two. It is not changed. The result is a new ndarray, rows first, of singles for a
 * Float32Array, else of doubles; the diagonal of a matrix is a copy too.
 *
 * @throws ArgumentError for another number of dimensions, or a wrong option.
 * @example
 * const D = diag([1, 2]);
 * console.log(D.get(1, 1), D.get(0, 1)); // 2 0
 * console.log(diag([[1, 2], [3, 4]]).data); // Float64Array(2) [ 1, 4 ]
 */
export declare function diag<A extends ArrayInput>(v: A, options?: Pick<DiagonalOptions, 'k'>): NdArray<Solved<A>>;
