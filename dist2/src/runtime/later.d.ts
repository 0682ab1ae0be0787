import type { Context } from './context.ts';
import type { Queue } from './queue.ts';
/** How a backend computes a checked call on the GPU. */
export type Gpu<A> = (queue: Queue, a: A) => void | Promise<void>;
type Load<A> = () => Promise<{
    readonly compute: Gpu<A>;
}>;
/**
 * A function of a GPU backend, by the import that brings it. Whoever opens a GPU waits for all of them (`loadGpu`), so that a call finds
 * its code and records at once; the call of a routine that was itself imported later waits for its code like one that reads results back.
 */
export declare const later: <A>(load: Load<A>) => Gpu<A>;
/** One that computes doubles. */
export declare const laterDoubles: <A>(load: Load<A>) => Gpu<A>;
type Trial = (context: Context) => Promise<void>;
/** What is to be found out of a device before a context computes doubles there: once for each, when it is opened. */
export declare function beforeDoubles(trial: Trial): void;
/** Resolves when all trials are done that are known so far. */
export declare function tryDoubles(context: Context): Promise<void>;
/** Resolves when all routines that are imported so far can record on a GPU, with `doubles` those of doubles too. */
export declare function loadGpu(doubles: boolean): Promise<void>;
export {};
