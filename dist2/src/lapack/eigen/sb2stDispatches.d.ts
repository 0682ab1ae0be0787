/** Elements of a band of n columns with what is filled in, and zeros behind its end. */
export declare const bandLength: (n: number, kd: number) => number;
/** Workgroups of a dispatch: one for each of `count` groups of sweeps from `first` on, the first of which begins with step `start`. */
export interface Wave {
    readonly first: number;
    readonly count: number;
    readonly start: number;
}
/** Groups of sweeps follow each other so many dispatches apart: the least with as many steps to a dispatch as sweeps to a group. */
export declare const CHASE_APART = 3;
/** Steps of a group of reflectors that are applied in a dispatch. */
export declare const APPLY_STEPS = 4;
/** Sweeps of a matrix of order n: the last one of a Hermitian matrix makes one more element real. */
export declare const sweepsOf: (n: number, hermitian: boolean) => number;
export interface Sweeps {
    readonly n: number;
    readonly kd: number;
    readonly sweeps: number;
}
/**
 * Reduction: `slots` sweeps to a group, each two steps behind the one before it, so many steps to a dispatch. Step k of a sweep needs step
 * k + 1 of the sweep before, and shares elements with no later one.
 */
export declare function chaseWaves({ n, kd, sweeps }: Sweeps, slots: number): Generator<Wave>;
/**
 * Product with the factor: so many sweeps to a group, from the last group to the first, each one dispatch behind the one after it. Step k
 * of a group needs all steps up to k of the groups behind it, and commutes with later ones.
 */
export declare function applyWaves({ n, kd, sweeps }: Sweeps, together: number): Generator<Wave>;
