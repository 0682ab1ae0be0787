import type { Shape } from './key.ts';
import { type Candidate, type Limits, type Space } from './space.ts';
/** A candidate that was measured. */
export interface Trial extends Candidate {
    /** Best time seen; absent if the candidate is out. */
    readonly ms?: number;
    /** Why it is out: it does not compile, or computes something else. */
    readonly failure?: string;
}
/** How a search is ended and watched. */
export interface Tries {
    /** undefined if the candidate's result is right, else what is wrong with it. */
    readonly verify: (c: Candidate) => Promise<string | undefined>;
    /** Milliseconds of a candidate; of the built-in rules' choice if undefined. */
    readonly time: (c: Candidate | undefined) => Promise<number>;
    readonly now: () => number;
    /** Uniform on (0, 1). */
    readonly random: () => number;
    readonly onTrial?: (trial: Trial, best: Trial | undefined, done: number) => void;
}
/** What a search has found: the best candidate, what the rules would have taken, and all trials. */
export interface Found {
    readonly best: Trial | undefined;
    readonly rulesMs: number;
    readonly trials: readonly Trial[];
}
/** At least one candidate is tried, whatever the budget. */
export declare function search(space: Space, shape: Shape, limits: Limits, budgetMs: number, { verify, time, now, random, onTrial }: Tries): Promise<Found>;
