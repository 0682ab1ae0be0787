import type { Queue } from '../../runtime/queue.ts';
import { type BatchRun } from '../deviceBatch.ts';
import type { ReportedSyevBatch } from './eigenBatch.ts';
/** One launch for all problems of a run, none of which is of a higher order than TINY. `info` and `nonfinite` have buffers of their own. */
export declare function enqueueSyevSmall(queue: Queue, run: BatchRun, f: ReportedSyevBatch): void;
