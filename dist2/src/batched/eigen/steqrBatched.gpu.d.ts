import { type DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type DeviceBatchCall } from '../batchCall.gpu.ts';
import { type Batch } from '../deviceBatch.gpu.ts';
import { type BatchMat, type Reports } from '../deviceBatch.ts';
interface DeviceSteqrBatch extends Omit<Batch, 'm' | 'nrhs'>, Reports {
    /** Columns. */
    readonly D: BatchMat;
    readonly E: BatchMat;
    /** Real or complex. Absent: values alone. */
    readonly Z?: BatchMat | undefined;
    /** Z := Z times the vectors, in place of them. */
    readonly carry?: boolean;
    readonly info: DeviceMat;
}
/** Enqueues T = Z D Z^T for every tridiagonal matrix of the batch. */
export declare function enqueueSteqrBatch(queue: Queue, f: DeviceSteqrBatch): void;
export declare function steqrBatchedGpu(queue: Queue, a: DeviceBatchCall): void;
export {};
