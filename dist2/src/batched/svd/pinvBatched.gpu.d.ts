import { type DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type DeviceBatchCall } from '../batchCall.gpu.ts';
import { type BatchMat } from '../deviceBatch.ts';
import { type SingularBatch } from './singularParts.gpu.ts';
/** X := A^+ for m x n matrices A, which are only read. */
export interface DevicePinvBatch extends SingularBatch {
    readonly X: BatchMat;
    /** Values up to rcond times the largest count as zero; negative: eps max(m, n). */
    readonly rcond: number;
    /** One integer per problem, one behind the other. */
    readonly rank?: DeviceMat | undefined;
}
/** Enqueues X := A^+ for every matrix of the batch, all of which fit. */
export declare function enqueuePinvBatch(queue: Queue, f: DevicePinvBatch): void;
export declare function pinvBatchedGpu(queue: Queue, a: DeviceBatchCall): void;
