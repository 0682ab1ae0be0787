import type { Mirror } from '../../core/matrix.ts';
import type { LowerView } from './pivots.ref.ts';
/** Multiplies, in place, a row by D^-1 from the right, or a column from the left: the pair, or two pairs, at x[0]. */
export type ByPivot = (x: Float64Array) => void;
export type PivotSide = 'row' | 'column';
/** Division by a pivot whose block of order `step` begins at place p of its diagonal. */
export declare function byPivotAt({ data, rs, cs }: Pick<LowerView, 'data' | 'rs' | 'cs'>, p: number, step: number, mirror: Mirror, side: PivotSide): ByPivot;
type Pair = readonly [re: number, im: number];
export declare function byNumber([re, im]: Pair, mirror: Mirror): ByPivot;
/**
 * All is divided by b, which is the largest element of a pivot, or by its modulus: with s that divisor, u = b / s, d11 = a / s, d22 = c / s
 * and the determinant d11 d22 - 1, (x, y) D^-1 is (d22 x - u y, d11 y - v x) / s over the determinant, v = u of a symmetric D, v = conj(u)
 * of a Hermitian one; u and v change places for a column.
 */
export declare function byBlock(a: Pair, b: Pair, c: Pair, mirror: Mirror, side: PivotSide): ByPivot;
export {};
