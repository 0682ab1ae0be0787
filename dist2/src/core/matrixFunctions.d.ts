/** Steps that an iteration may take. A condition number of 1/eps needs some 30 in single precision and 60 in double. */
export declare const MOST_STEPS: {
    readonly s: 40;
    readonly d: 90;
};
export type Verdict = 'goes on' | 'converged' | 'failed';
/**
 * What becomes of an iteration whose distance from the unit matrix, in the Frobenius norm, is `error`, and was `before` one step earlier.
 *
 * The p-th root's iteration takes a distance d to at most (p + 1) d^2 / 2 in exact arithmetic: from 1 / (4 (p + 1)) on it must fall by more
 * than a factor of four in every step, and where it does not, what is left is rounding.
 */
export declare function verdict(n: number, p: number, eps: number, error: number, before: number): Verdict;
/** A matrix is multiplied by 2^-shift in front of a p-th root, and its inverse root by `back` afterwards; the root itself by 1/back. */
export interface RootScale {
    readonly shift: number;
    readonly back: number;
}
/** For a largest element of that magnitude: sums of squares then neither overflow nor vanish. */
export declare function rootScale(largest: number, p: number): RootScale;
/** Steps of the power method that estimate the largest eigenvalue, and the vector that they begin with: like no eigenvector. */
export declare const POWER_STEPS = 16;
export declare const powerStart: (i: number) => number;
/** A diagonal Padé approximant of the exponential, of degree m, with the numerator's coefficients; good for norms up to theta. */
export interface Pade {
    readonly m: number;
    readonly theta: number;
    readonly b: readonly number[];
}
/** Norms up to which the backward error is below the unit roundoff: Higham (2005), and for degree 13 Al-Mohy and Higham (2009). */
export declare const PADE: Readonly<Record<'s' | 'd', readonly Pade[]>>;
/** The first coefficient of the approximant's backward error, that of the power 2m + 1: (m!)^2 / ((2m)! (2m + 1)!). */
export declare function padeRemainder(m: number): number;
