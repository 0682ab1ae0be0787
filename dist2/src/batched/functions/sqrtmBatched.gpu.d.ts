import type { Queue } from '../../runtime/queue.ts';
import { type DeviceBatchCall } from '../batchCall.gpu.ts';
import type { DeviceIterationBatch } from './functionBatch.ts';
/** Enqueues C := A^(1/2) for every matrix of the batch. */
export declare function enqueueSqrtmBatch(queue: Queue, f: DeviceIterationBatch): void;
export declare function sqrtmBatchedGpu(queue: Queue, a: DeviceBatchCall): void;
