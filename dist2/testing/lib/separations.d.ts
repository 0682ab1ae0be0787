import { type MatrixView } from './norms.ts';
/**
 * The least singular value of C - w, where C is what A is on the orthogonal complement of the vector x + i y, which belongs to the
 * eigenvalue w = re + i im.
 */
export declare function vectorNumber(A: MatrixView, re: number, im: number, x: Float64Array, y: Float64Array): number;
/**
 * Whether an estimate of a least singular value by the one norm of the inverse, which has `order` columns, can be one of `exact`; `slack`:
 * how certain that is.
 */
export declare function isEstimateOf(estimate: number, exact: number, order: number, slack: number): boolean;
/**
 * How far s is from what it is defined by, as far as T is certain, which has errors of `rounding`; NaN where sep can be no estimate.
 * Numbers that are undefined have not been asked for.
 */
export declare function clusterError(T: MatrixView, count: number, s: number | undefined, sep: number | undefined, rounding: number): number;
