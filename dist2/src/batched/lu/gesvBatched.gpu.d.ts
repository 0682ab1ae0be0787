import type { Queue } from '../../runtime/queue.ts';
import { type DeviceBatchCall } from '../batchCall.gpu.ts';
import type { BatchRun, DeviceGesvBatch } from '../deviceBatch.ts';
/** Enqueues A := P L U, B := A^-1 B for larger problems. */
export declare function enqueueLargeGesv(queue: Queue, run: BatchRun, f: DeviceGesvBatch): void;
/** Enqueues A := P L U and B := A^-1 B for every problem of the batch. */
export declare function enqueueGesvBatch(queue: Queue, f: DeviceGesvBatch): void;
export declare function gesvBatchedGpu(queue: Queue, a: DeviceBatchCall): void;
