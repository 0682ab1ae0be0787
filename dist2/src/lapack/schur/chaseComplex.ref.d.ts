import { type Doubles } from './doubles.ref.ts';
/** Shifts of bulges. Of real matrices those of a bulge are 2k and 2k + 1, a pair or two real numbers. */
export interface Shifts {
    /** Of bulges. */
    readonly count: number;
    readonly re: Float64Array;
    readonly im: Float64Array;
}
/** A window in which bulges move: `order` rows and columns of the active block from row `first` on. */
export interface ChaseWindow {
    readonly order: number;
    /** Whether it begins, and ends, where the active block does. */
    readonly begins: boolean;
    readonly ends: boolean;
}
/**
 * Chases `count` bulges through a window, the first of them first, each to two rows in front of where the one before it has come to, or
 * out at the end of the block. Where they are, counted from the window's first row, is in `rows`, and is renewed. V := what the window is
 * multiplied with from the right.
 */
export declare function chaseWithinComplex(T: Doubles, V: Doubles, { order, begins, ends }: ChaseWindow, shifts: Shifts, from: number, count: number, rows: Int32Array): void;
