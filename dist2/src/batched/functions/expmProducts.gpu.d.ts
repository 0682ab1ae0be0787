import type { Queue } from '../../runtime/queue.ts';
import { type BatchRun } from '../deviceBatch.ts';
import type { ReportedIteration } from './functionBatch.ts';
/** Enqueues C := e^A. */
export declare function enqueueExpmProducts(queue: Queue, run: BatchRun, f: ReportedIteration): void;
