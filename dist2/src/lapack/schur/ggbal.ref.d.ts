import type { Doubles } from './doubles.ref.ts';
import type { Range } from './gebal.ref.ts';
/** Rows and columns lo .. hi-1 are left; what the others have changed places with, on the left and on the right. */
export interface Isolated {
    readonly range: Range;
    readonly left: Int32Array;
    readonly right: Int32Array;
}
/**
 * A and B, n x n, with rows and columns permuted, both alike, so that they are triangular outside lo .. hi-1. A row that has one element
 * at most, in the columns that are left, goes to their end with it, a column to their beginning. Source: LAPACK xGGBAL, job 'P'.
 */
export declare function ggbalRef(n: number, A: Doubles, B: Doubles): Isolated;
/** The rows of V, n x n, back in their places: of left vectors with `left`, of right ones with `right`. Source: LAPACK xGGBAK. */
export declare function ggbakRef(n: number, { lo, hi }: Range, places: Int32Array, V: Doubles): void;
