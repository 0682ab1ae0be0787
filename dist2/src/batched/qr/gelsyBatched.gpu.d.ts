import { type DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type DeviceBatchCall } from '../batchCall.gpu.ts';
import { type BatchMat, type BatchVec, type Sizes } from '../deviceBatch.ts';
/** X of least norm that minimizes ||B - A X||: to the first n rows of B, max(m, n) x nrhs. A(b) becomes R and reflectors. */
export interface DeviceGelsyBatch {
    readonly m: number;
    readonly n: number;
    readonly nrhs: number;
    readonly count: number;
    /** With sizes every problem has its own, and m, n and nrhs are not read. */
    readonly sizes?: Sizes | undefined;
    readonly A: BatchMat;
    readonly B: BatchMat;
    /** Marks of fixed columns, then the permutation. */
    readonly jpvt: BatchVec;
    readonly rcond: number;
    /** One integer per problem, one behind the other. */
    readonly rank: DeviceMat;
    readonly info: DeviceMat;
    /** Name of a variant of the factorization in geqp3Batched.kernels.ts, for tests and tuning. */
    readonly force?: string | undefined;
}
/** Enqueues the problems that fit, and returns the numbers of the others. */
export declare function enqueueGelsyBatch(queue: Queue, f: DeviceGelsyBatch): readonly number[];
export declare function gelsyBatchedGpu(queue: Queue, a: DeviceBatchCall): void | Promise<void>;
