import type { Context } from '../src/index.ts';
import { type Call } from './build.ts';
export interface Step {
    readonly call: Call;
    /** Which shared buffer each of the call's buffers is; those of integers are the call's own, for pivots must be in range. */
    readonly slots: readonly (number | undefined)[];
}
/** A program of `length` calls for what lives on a context's own backend. */
export declare function programOf(context: Context, seed: number, length: number, most: number): Step[];
/** What differs between the ways to make a program. `others`: contexts beside, on which it runs at the same time. */
export declare function checkSequence(context: Context, others: readonly Context[], steps: readonly Step[], seed: number): Promise<string[]>;
/** The shortest part of a program that still differs, by leaving out one call after the other. */
export declare function shortest(context: Context, others: readonly Context[], steps: readonly Step[], seed: number): Promise<readonly Step[]>;
/** The calls of a program, in words. */
export declare const namesOf: (steps: readonly Step[]) => string[];
