/**
 * Level 0 combines the halves of a vector, level 1 the halves of each half. Element i of a first half goes with element i of the second; of
 * an odd number the middle one, the last of the first half, stays alone, so that any length will do without padding. Source: D. S. Parker,
 * Random butterfly transformations (1995), in two levels as M. Baboulin et al., ACM Trans. Math. Software 39 (2013); unpaired elements as
 * N. Lindquist et al., Generalizing random butterfly transforms to arbitrary matrix sizes (2023).
 */
export type Level = 0 | 1;
/** Rows are combined by U^T, columns by V. */
export type ButterflySide = 0 | 1;
/** exp((r - 1/2)/10) for r uniform in [0, 1): number i of its level and side. No state: any element may be computed anywhere. */
export declare function butterflyEntry(seed: number, side: ButterflySide, level: Level, i: number): number;
/** The pairs of a level, and the elements that stay alone as pairs with themselves. */
export declare function butterflyPairs(n: number, level: Level): readonly (readonly [lo: number, hi: number])[];
/** What is known about a solution X with residual R = B - A X after a step that added D. */
export interface RbtFacts {
    readonly n: number;
    /** Unit roundoff. */
    readonly eps: number;
    /** ||A||_inf */
    readonly anorm: number;
    /** Magnitudes on U's diagonal. */
    readonly leastPivot: number;
    readonly largestPivot: number;
    /** Largest magnitudes of each column of D and of X before the step, in turn. */
    readonly corrections: ArrayLike<number>;
    /** Largest magnitudes of each column of R and of X, in turn. */
    readonly residuals: ArrayLike<number>;
}
/**
 * What to do after step number `step`, given the greatest residual ||r||_max / (||A||_inf ||x||_max) of the step before. 'stop': the
 * solution is of no use. Signs of that: a pivot that may be a rounding error in the place of a zero; a correction as large as the solution,
 * so that A is singular to working precision; a residual that is not halved; anything that is not finite.
 */
export declare function rbtVerdict(f: RbtFacts, step: number, before: number): {
    verdict: 'good' | 'again' | 'stop';
    residual: number;
};
