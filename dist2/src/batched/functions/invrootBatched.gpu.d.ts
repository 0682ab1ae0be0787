import type { Queue } from '../../runtime/queue.ts';
import { type DeviceBatchCall } from '../batchCall.gpu.ts';
import type { DeviceIterationBatch } from './functionBatch.ts';
/** C := (A + epsilon lambda I)^(-1/p), lambda being the largest eigenvalue of A. */
export interface DeviceInvrootBatch extends DeviceIterationBatch {
    readonly p: number;
    readonly epsilon: number;
}
/** Enqueues C := A^(-1/p) for every matrix of the batch. */
export declare function enqueueInvrootBatch(queue: Queue, f: DeviceInvrootBatch): void;
export declare function invrootBatchedGpu(queue: Queue, a: DeviceBatchCall): void;
