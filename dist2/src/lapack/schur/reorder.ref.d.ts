import type { Doubles } from './doubles.ref.ts';
/** What reorderRef has come to. */
export interface Reordered {
    /** How many eigenvalues are chosen, both of a pair. */
    readonly count: number;
    /** Whether some are too near to each other to be exchanged: the form is one, in another order. */
    readonly failed: boolean;
}
/**
 * T := H^H T H, whose first rows have the chosen eigenvalues in the order that they had; Z := Z H, n x n, if it is given. re and im are
 * renewed. Source: LAPACK xTRSEN.
 */
export declare function reorderRef(n: number, T: Doubles, Z: Doubles | undefined, re: Float64Array, im: Float64Array, chosen: readonly boolean[], eps: number): Reordered;
