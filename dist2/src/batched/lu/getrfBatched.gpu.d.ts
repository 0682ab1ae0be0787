import type { Queue } from '../../runtime/queue.ts';
import { type DeviceBatchCall } from '../batchCall.gpu.ts';
import type { BatchRun, DeviceGetrfBatch } from '../deviceBatch.ts';
/** Enqueues A := P L U, or L U without `pivot`, of larger matrices. */
export declare function enqueueLargeGetrf(queue: Queue, run: BatchRun, f: DeviceGetrfBatch): void;
/** Enqueues A := P L U for every matrix of the batch, or A := L U without `pivot`. */
export declare function enqueueGetrfBatch(queue: Queue, f: DeviceGetrfBatch): void;
export declare function getrfBatchedGpu(queue: Queue, a: DeviceBatchCall): void;
