import type { Queue } from '../../runtime/queue.ts';
import { type DeviceBatchCall } from '../batchCall.gpu.ts';
import type { BatchMat, BatchVec, Sizes } from '../deviceBatch.ts';
/** A := the first n columns of Q = H(0) ... H(k-1), k <= n <= m. */
export interface DeviceOrgqrBatch {
    readonly m: number;
    readonly n: number;
    /** With sizes at least the largest of nrhs, which is the k of each problem. */
    readonly k: number;
    readonly count: number;
    readonly sizes?: Sizes | undefined;
    readonly A: BatchMat;
    readonly tau: BatchVec;
    /** Name of a shape in reflect.kernels.ts, or 'single'. */
    readonly force?: string | undefined;
}
/** Enqueues A := Q for every matrix of the batch, in place. */
export declare function enqueueOrgqrBatch(queue: Queue, f: DeviceOrgqrBatch): void;
export declare function orgqrBatchedGpu(queue: Queue, a: DeviceBatchCall): void;
