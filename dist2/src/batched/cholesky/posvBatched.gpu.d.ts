import type { Queue } from '../../runtime/queue.ts';
import { type DeviceBatchCall } from '../batchCall.gpu.ts';
import type { BatchRun, DevicePosvBatch } from '../deviceBatch.ts';
/** Enqueues A := L L^T or U^T U, B := A^-1 B for larger problems. */
export declare function enqueueLargePosv(queue: Queue, run: BatchRun, f: DevicePosvBatch): void;
/** Enqueues A := L L^T or U^T U and B := A^-1 B for every problem of the batch. */
export declare function enqueuePosvBatch(queue: Queue, f: DevicePosvBatch): void;
export declare function posvBatchedGpu(queue: Queue, a: DeviceBatchCall): void;
