import type { Queue } from '../../runtime/queue.ts';
import { type BatchRun } from '../deviceBatch.ts';
import type { GelsRun } from './gelsBatched.gpu.ts';
/** One launch for all problems of a run, whose extents of T are the same up to padding. */
export declare function enqueueGelsSmall(queue: Queue, run: BatchRun, f: GelsRun): void;
