import type { Queue } from '../../runtime/queue.ts';
import { type DeviceBatchCall } from '../batchCall.gpu.ts';
import type { BatchRun, DeviceGetrsBatch } from '../deviceBatch.ts';
/** Enqueues B := op(A)^-1 B with the factors of LU for larger problems. */
export declare function enqueueLargeGetrs(queue: Queue, run: BatchRun, s: DeviceGetrsBatch): void;
/** Enqueues B := op(A)^-1 B for every problem of the batch. */
export declare function enqueueGetrsBatch(queue: Queue, s: DeviceGetrsBatch): void;
export declare function getrsBatchedGpu(queue: Queue, a: DeviceBatchCall): void;
