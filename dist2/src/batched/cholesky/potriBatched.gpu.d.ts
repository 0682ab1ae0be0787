import type { Queue } from '../../runtime/queue.ts';
import { type DeviceBatchCall } from '../batchCall.gpu.ts';
import type { BatchRun, DevicePotriBatch } from '../deviceBatch.ts';
/** Enqueues A := A^-1 from the factor of Cholesky, the triangle only, for larger matrices. */
export declare function enqueueLargePotri(queue: Queue, run: BatchRun, f: DevicePotriBatch): void;
/** Enqueues A := A^-1 for every matrix of the batch, one triangle of it. */
export declare function enqueuePotriBatch(queue: Queue, f: DevicePotriBatch): void;
export declare function potriBatchedGpu(queue: Queue, a: DeviceBatchCall): void;
