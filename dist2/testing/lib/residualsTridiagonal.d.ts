import { type MatrixView } from './norms.ts';
import type { Tridiagonal } from './tridiagonal.ts';
/** ||T||_1. */
export declare function tridiagonalNorm({ d, e }: Tridiagonal): number;
/** ||T Z - Z W||_1 / (n ||T||_1), of as many values and vectors as there are. */
export declare function tridiagonalError(matrix: Tridiagonal, values: Float64Array, z: MatrixView): number;
/** How many eigenvalues of T are less than x. */
export declare function sturmCount({ d, e }: Tridiagonal, x: number): number;
/**
 * max_i |w(i) - lambda(first + i)| / ||T||_1 up to a factor of two, by Sturm's counts; values in ascending order, `first` the index of the
 * first of them, from 0.
 */
export declare function countedError(matrix: Tridiagonal, values: Float64Array, first?: number): number;
/** Whether they ascend. */
export declare const ascends: (w: Float64Array) => boolean;
