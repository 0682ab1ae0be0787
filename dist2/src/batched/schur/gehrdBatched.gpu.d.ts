import type { Queue } from '../../runtime/queue.ts';
import { type DeviceBatchCall } from '../batchCall.gpu.ts';
import { type BatchMat, type BatchVec, type Sizes } from '../deviceBatch.ts';
/** A becomes H, with the v's below its subdiagonal; vector b of tau has n - 1 elements. */
export interface DeviceGehrdBatch {
    readonly n: number;
    readonly count: number;
    readonly sizes?: Sizes | undefined;
    readonly A: BatchMat;
    readonly tau: BatchVec;
    /** Name of a variant, for tests and tuning. */
    readonly force?: string | undefined;
}
/** Enqueues A = Q H Q^T for every matrix of the batch, of order MOST_ORDER at most. */
export declare function enqueueGehrdBatch(queue: Queue, f: DeviceGehrdBatch): void;
export declare function gehrdBatchedGpu(queue: Queue, a: DeviceBatchCall): void;
