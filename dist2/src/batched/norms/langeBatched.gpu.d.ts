import type { Norm } from '../../blas3/norms/norm.ts';
import { type DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type DeviceBatchCall } from '../batchCall.gpu.ts';
import { type BatchMat, type Sizes } from '../deviceBatch.ts';
export interface DeviceLangeBatch {
    readonly norm: Norm;
    /** Of a symmetric matrix the lower triangle is read. */
    readonly symmetric: boolean;
    /** Imaginary parts of its diagonal are not looked at. */
    readonly hermitian?: boolean;
    readonly m: number;
    readonly n: number;
    readonly count: number;
    readonly sizes?: Sizes | undefined;
    readonly A: BatchMat;
    /** One element per problem. */
    readonly result: DeviceMat;
}
/** Enqueues result(b) := the norm of matrix b. */
export declare function enqueueLangeBatch(queue: Queue, s: DeviceLangeBatch): void;
export declare function langeBatchedGpu(queue: Queue, a: DeviceBatchCall): void;
