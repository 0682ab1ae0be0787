import { type Frame, type I32, type Stmt } from '../assembler.ts';
import { type Real } from '../ops.ts';
import { type Lanes, type V, type VLocal } from './batchedLanes.ts';
/** Unit roundoff. */
export declare const roundoff: ({ bytes }: Real) => number;
/** |e| up to this much beside elements of the size 1 is nothing, whatever it stands between; squares of greater ones are normal numbers. */
export declare const negligible: (r: Real) => number;
/** Sums of squares that are less have lost digits. */
export declare const leastSquares: ({ bytes }: Real) => number;
/** The sign's bit of each number, of zeros none: their signs depend on what other lanes do. */
export declare const signOf: (r: Real, x: V) => V;
/** Rows from..to - 1 of the columns 0..cols - 1; `lower`: from the diagonal on. */
interface Extent {
    readonly rows: I32;
    readonly cols: I32;
    readonly lower: boolean;
}
/** factor := the power of two by which most >= 0 comes into [1, 2), or next to it at the ends of the range. */
export declare function unitFactor(r: Real, most: V, factor: VLocal): Stmt[];
/** factor := the scale of each matrix from w on, and the matrices are multiplied by it; bad: NaN where one is not finite, else 0. */
export declare function scaleGroup(g: Lanes, f: Frame, w: I32, e: Extent, factor: VLocal, bad: VLocal): Stmt[];
/** ranks(j) := how many of x(0..n-1) come before x(j), for each lane. */
export declare function rankGroup(g: Lanes, f: Frame, x: I32, ranks: I32, n: I32, order: 'rising' | 'falling'): Stmt[];
/** Values x(j) / factor + bad of each matrix to its vector at `at`, in the order of their ranks. */
export declare function storeValues(g: Lanes, f: Frame, to: {
    readonly at: I32;
    readonly stride: I32;
    readonly live: I32;
    readonly n: I32;
}, x: I32, ranks: I32, factor: V, bad: V): Stmt[];
/**
 * A function (w, at, stride, live, ld, rows, cols, ranks, bad): columns of a group + bad to rows of memory, each where its rank says; cols
 * elements of `rows` each.
 */
export declare function scatterRows({ m, r, column }: Lanes): import("../assembler.ts").Func<readonly ["i32", "i32", "i32", "i32", "i32", "i32", "i32", "i32", "v128"], "void">;
/**
 * A function (w, at, stride, live, ld, rows, cols, ranks, bad): columns of a group + bad to memory, each where its rank says. To add 0
 * makes a zero of any sign a positive one.
 */
export declare function scatter({ m, r, column }: Lanes): import("../assembler.ts").Func<readonly ["i32", "i32", "i32", "i32", "i32", "i32", "i32", "i32", "v128"], "void">;
export {};
