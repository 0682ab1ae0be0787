import type { Queue } from '../../runtime/queue.ts';
import { type DeviceBatchCall } from '../batchCall.gpu.ts';
import type { BatchRun, DeviceInvBatch } from '../deviceBatch.ts';
/** Enqueues C := A^-1 for larger matrices. */
export declare function enqueueLargeInv(queue: Queue, run: BatchRun, f: DeviceInvBatch): void;
/** Enqueues C := A^-1 for every matrix of the batch. */
export declare function enqueueInvBatch(queue: Queue, f: DeviceInvBatch): void;
export declare function matinvBatchedGpu(queue: Queue, a: DeviceBatchCall): void;
