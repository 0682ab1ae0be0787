import type { RealArray } from '../core/matrix.ts';
/** Norms of a matrix that need no singular values. */
export type SumOrder = 'fro' | 1 | -1 | typeof Infinity;
/** ||x||_2, by a second pass where squares leave the range. */
export declare function euclidean(x: RealArray): number;
/** (sum |x(i)|^p)^(1/p), the number of elements that are not zero for p = 0, and the largest or least |x(i)| for p = +-Infinity. */
export declare function vectorNorm(x: RealArray, p: number): number;
/** Of a matrix by columns: the largest or least sum of a column (1, -1) or row (+-Infinity), or the root of the sum of squares. */
export declare function matrixNorm(a: RealArray, m: number, n: number, order: SumOrder | number): number;
