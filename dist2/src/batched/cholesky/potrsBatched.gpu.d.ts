import type { Queue } from '../../runtime/queue.ts';
import { type DeviceBatchCall } from '../batchCall.gpu.ts';
import type { BatchRun, DevicePotrsBatch } from '../deviceBatch.ts';
/** Enqueues B := A^-1 B with the factor of Cholesky for larger problems. */
export declare function enqueueLargePotrs(queue: Queue, run: BatchRun, s: DevicePotrsBatch): void;
/** Enqueues B := A^-1 B for every problem of the batch. */
export declare function enqueuePotrsBatch(queue: Queue, s: DevicePotrsBatch): void;
export declare function potrsBatchedGpu(queue: Queue, a: DeviceBatchCall): void;
