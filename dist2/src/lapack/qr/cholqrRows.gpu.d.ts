import type { Queue } from '../../runtime/queue.ts';
import type { Lease } from '../refine/expert.gpu.ts';
import type { DeviceCholqr, Passes } from './cholqr.gpu.ts';
/** Enqueues two passes, or with a shift three. n is at most MOST_COLUMNS, nrhs at most 1. */
export declare function enqueueRowPasses(queue: Queue, s: DeviceCholqr, shifted: boolean, lease: Lease): Passes;
