import type { RealArray } from './matrix.ts';
/** The larger one; NaN if either is. */
export declare const larger: (a: number, b: number) => number;
/** The largest element; NaN if one is, -Infinity if there is none. */
export declare function mostOf(x: RealArray): number;
/** The least element; NaN if one is, Infinity if there is none. */
export declare function leastOf(x: RealArray): number;
export declare const precOf: (x: RealArray) => 's' | 'd';
export declare const safeMinOf: (x: RealArray) => number;
