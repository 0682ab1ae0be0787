import type { Queue } from '../../runtime/queue.ts';
import { type DeviceSvdBatch } from './svdBatch.ts';
/** Enqueues A = U S V^T for every matrix of the batch, all of which fit. */
export declare function enqueueSvdBatch(queue: Queue, f: DeviceSvdBatch): void;
