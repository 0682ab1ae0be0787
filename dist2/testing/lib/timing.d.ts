import type { Context, Prec } from '../../src/index.ts';
export type Timer = 'gpu' | 'wall';
/** The timer that can be used for a precision: timestamps need a GPU that has them, and a precision that it computes. */
export declare function usableTimer(context: Context, prec: Prec, wanted: Timer): Timer;
export declare function timerText(context: Context, timer: Timer): string;
/** Milliseconds that `work` takes, on a GPU behind at most `spinMs` of spinning; never 0. */
export declare function milliseconds(context: Context, timer: Timer, work: () => Promise<void>, spinMs?: number): Promise<number>;
/** How many calls of `once` milliseconds to time together. */
export declare const repeatsFor: (once: number) => number;
