import type { Queue } from '../../runtime/queue.ts';
import { type DeviceBatchCall } from '../batchCall.gpu.ts';
import type { BatchRun, DevicePotrfBatch } from '../deviceBatch.ts';
/** Enqueues A := L L^T or U^T U of larger matrices. */
export declare function enqueueLargePotrf(queue: Queue, run: BatchRun, f: DevicePotrfBatch): void;
/** Enqueues A := L L^T or U^T U for every matrix of the batch. */
export declare function enqueuePotrfBatch(queue: Queue, f: DevicePotrfBatch): void;
export declare function potrfBatchedGpu(queue: Queue, a: DeviceBatchCall): void;
