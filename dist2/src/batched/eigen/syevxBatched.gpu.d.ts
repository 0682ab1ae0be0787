import { type DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type DeviceBatchCall } from '../batchCall.gpu.ts';
import { type BatchMat } from '../deviceBatch.ts';
import type { DeviceSyevBatch } from './eigenBatch.ts';
/** A Z = Z W for the eigenvalues that `range` names. A is only read, and W is in another buffer than Z. */
export interface DeviceSyevxBatch extends DeviceSyevBatch {
    readonly range: 'a' | 'v' | 'i';
    readonly vl: number;
    readonly vu: number;
    readonly il: number;
    readonly iu: number;
    /** One integer for each problem. */
    readonly m: DeviceMat;
    readonly Z?: BatchMat | undefined;
}
/** Enqueues the chosen eigenvalues, and vectors, of every matrix of the batch. */
export declare function enqueueSyevxBatch(queue: Queue, f: DeviceSyevxBatch): void;
export declare function syevxBatchedGpu(queue: Queue, a: DeviceBatchCall): void;
