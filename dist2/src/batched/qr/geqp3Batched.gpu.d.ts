import type { Queue } from '../../runtime/queue.ts';
import { type DeviceBatchCall } from '../batchCall.gpu.ts';
import { type BatchMat, type BatchVec, type Sizes } from '../deviceBatch.ts';
/** A P = Q R: A(b) becomes R and the reflectors as LAPACK's geqp3 has them, column b of tau their min(m, n) scales. */
export interface DeviceGeqp3Batch {
    readonly m: number;
    readonly n: number;
    readonly count: number;
    /** With sizes every problem has its own, and m and n are not read. */
    readonly sizes?: Sizes | undefined;
    readonly A: BatchMat;
    /** Marks of fixed columns, then the permutation. */
    readonly jpvt: BatchVec;
    readonly tau: BatchMat;
    /** Name of a variant in geqp3Batched.kernels.ts, for tests and tuning. */
    readonly force?: string | undefined;
}
/** Enqueues A P = Q R for the problems that fit, and returns the numbers of the others. */
export declare function enqueueGeqp3Batch(queue: Queue, f: DeviceGeqp3Batch): readonly number[];
/** The permutations. */
export declare function permutationsOf(a: DeviceBatchCall): BatchVec;
export declare function geqp3BatchedGpu(queue: Queue, a: DeviceBatchCall): void | Promise<void>;
