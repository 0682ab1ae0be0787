import type { Queue } from './queue.ts';
import type { Observer } from './scheduler.ts';
/**
 * 'host': a step for the GPU was recorded. 'gpu': the GPU was at it. 'bus': a copy to or from the GPU, the wait for it included.
 * 'cpu': computed on the CPU.
 */
export type Lane = 'host' | 'gpu' | 'bus' | 'cpu';
/** One bar of a timeline; times are milliseconds by performance.now(). */
export interface TimelineRecord {
    readonly name: string;
    readonly lane: Lane;
    readonly start: number;
    readonly end: number;
}
/**
 * What a scheduler tells of its steps, written to the queue's timeline; undefined if there is none. GPU steps are submitted one by one
 * then, which costs some microseconds each: the GPU is at a step from when it has ended the one before, as far as the event loop learns in
 * time.
 */
export declare function observer(queue: Queue): Observer | undefined;
/**
 * The records as a trace for Perfetto (ui.perfetto.dev) and chrome://tracing: a JSON text to be saved to a file.
 * @example
 * ctx.queue.timeline = [];
 * await sgetrf(ctx.queue, { m: n, n, A, lda: n, ipiv, info, mode: 'hybrid' });
 * await ctx.queue.sync();
 * writeFileSync('getrf.json', chromeTrace(ctx.queue.timeline));
 */
export declare function chromeTrace(records: readonly TimelineRecord[]): string;
