import type { Queue } from '../../runtime/queue.ts';
import { type DeviceBatchCall } from '../batchCall.gpu.ts';
import { type BatchMat } from '../deviceBatch.ts';
import { type SingularBatch } from '../svd/singularParts.gpu.ts';
/** A = U H of m x n matrices, m >= n; A becomes U. */
export interface DevicePolarBatch extends SingularBatch {
    readonly H: BatchMat;
}
/** Enqueues A = U H for every matrix of the batch, all of which fit. */
export declare function enqueuePolarBatch(queue: Queue, f: DevicePolarBatch): void;
export declare function polarBatchedGpu(queue: Queue, a: DeviceBatchCall): void;
