import type { Doubles } from './doubles.ref.ts';
/** Where a block is, and whether it could be brought where it was to go. */
export interface Moved {
    readonly at: number;
    readonly done: boolean;
}
/**
 * T := H^H T H, in which the block that has row `from` begins at the block that had row `to`, in front of it or behind it; rows count from
 * 0. Q := Q H, of `rows` rows, if it is given. Source: LAPACK xTREXC.
 */
export declare function trexcRef(n: number, T: Doubles, rows: number, Q: Doubles | undefined, from: number, to: number, eps: number, turns?: import("./turns.ref.ts").Turns): Moved;
