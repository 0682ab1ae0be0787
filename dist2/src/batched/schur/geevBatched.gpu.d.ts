import type { Queue } from '../../runtime/queue.ts';
import { type DeviceBatchCall } from '../batchCall.gpu.ts';
import { type BatchMat, type BatchVec, type Reports, type Sizes } from '../deviceBatch.ts';
/** The eigenvalues of A, and its left and right vectors as far as VL and VR are there. A is only read. */
export interface DeviceGeevBatch extends Reports {
    readonly n: number;
    readonly count: number;
    readonly sizes?: Sizes | undefined;
    readonly A: BatchMat;
    readonly WR: BatchVec;
    readonly WI: BatchVec;
    readonly VL?: BatchMat | undefined;
    readonly VR?: BatchMat | undefined;
    /** Name of a variant, for tests and tuning. */
    readonly force?: string | undefined;
}
/** Enqueues the eigenproblems of the batch, of order MOST_ORDER at most. */
export declare function enqueueGeevBatch(queue: Queue, f: DeviceGeevBatch): void;
export declare function geevBatchedGpu(queue: Queue, a: DeviceBatchCall): void;
