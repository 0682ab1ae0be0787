import { type DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type DeviceBatchCall } from '../batchCall.gpu.ts';
import { type BatchMat, type Sizes } from '../deviceBatch.ts';
export interface DeviceGeconBatch {
    /** The lower triangle is L of L L^H, or its conjugate; else LU. */
    readonly cholesky: boolean;
    /** Of the infinity norm: the 1-norm of the adjoint. */
    readonly byRowSums: boolean;
    readonly n: number;
    readonly count: number;
    readonly sizes?: Sizes | undefined;
    readonly A: BatchMat;
    /** One element per problem. */
    readonly anorm: DeviceMat;
    readonly rcond: DeviceMat;
    /** Name of a rule in vectorGroup.kernels.ts. */
    readonly force?: string | undefined;
}
/** Enqueues rcond(b) := 1 / (||A|| ||A^-1||) for every matrix of the batch, of which a workgroup has the rows. */
export declare function enqueueGeconBatch(queue: Queue, s: DeviceGeconBatch): void;
export declare function geconBatchedGpu(queue: Queue, a: DeviceBatchCall): void;
