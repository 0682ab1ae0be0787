import type { Queue } from '../../runtime/queue.ts';
import type { Reduction } from './sytrd.gpu.ts';
/**
 * Enqueues the reduction of what is left of S, which is whole and scaled, behind its first `from` rows and columns, a multiple of four and
 * at most n - 2; T := D, E and tau of it.
 */
export declare function enqueueSteps(queue: Queue, { n, S, T, ...r }: Reduction, from?: number): void;
