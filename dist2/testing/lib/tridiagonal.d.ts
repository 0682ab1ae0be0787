import type { Prec } from '../../src/index.ts';
import type { MatrixView } from './norms.ts';
import { type Layout, type RealView } from './operands.ts';
import type { Random } from './random.ts';
export interface Tridiagonal {
    readonly d: Float64Array;
    readonly e: Float64Array;
}
type Make = (n: number, random: Random) => Tridiagonal;
export declare const TRIDIAGONALS: {
    readonly zero: Make;
    readonly unit: Make;
    /** 2 - 2 cos(k pi / (n + 1)). */
    readonly laplace: Make;
    /** Pairs that agree to more and more digits. */
    readonly wilkinson: Make;
    /** Wilkinson's matrices of order 21, barely coupled: clusters of as many as there are. */
    readonly glued: Make;
    /** n - 1, n - 3 ... 1 - n. */
    readonly clement: Make;
    readonly random: Make;
    /** Over twelve decades, the largest first. */
    readonly graded: Make;
    /** The same, the largest last. */
    readonly rising: Make;
    /** All but one of them close to one. */
    readonly clustered: Make;
    /** All but one of them equal but for roundoff in doubles, which couples them too: any vectors of their space do. */
    readonly noise: Make;
    /** Falls apart into blocks of one to four. */
    readonly blocks: Make;
    readonly negative: Make;
};
export type TridiagonalKind = keyof typeof TRIDIAGONALS;
/** Close to where squares, and then numbers themselves, leave the range of a precision. */
export declare const atTheEnds: (prec: 's' | 'd') => readonly Make[];
/** A vector of real numbers as an operand of calls of any field, a row. */
export declare function vectorOf(prec: Prec, values: ArrayLike<number>, layout?: Layout, use?: 'read' | 'write'): RealView;
/** Its elements. */
export declare const elementsOf: ({ data, offset, cols }: MatrixView) => Float64Array;
export {};
