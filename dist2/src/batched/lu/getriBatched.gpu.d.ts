import type { Queue } from '../../runtime/queue.ts';
import { type DeviceBatchCall } from '../batchCall.gpu.ts';
import type { BatchRun, DeviceGetriBatch } from '../deviceBatch.ts';
/** Enqueues C := A^-1 from the factors of LU for larger matrices. */
export declare function enqueueLargeGetri(queue: Queue, run: BatchRun, f: DeviceGetriBatch): void;
/** Enqueues C := A^-1 for every matrix of the batch. */
export declare function enqueueGetriBatch(queue: Queue, f: DeviceGetriBatch): void;
export declare function getriBatchedGpu(queue: Queue, a: DeviceBatchCall): void;
