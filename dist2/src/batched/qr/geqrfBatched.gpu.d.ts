import type { Queue } from '../../runtime/queue.ts';
import { type DeviceBatchCall } from '../batchCall.gpu.ts';
import type { BatchMat, BatchVec } from '../deviceBatch.ts';
import { type DeviceQrSizes } from './qrSmall.gpu.ts';
/** A = Q R: A(b) becomes R and the reflectors as LAPACK's geqrf has them, vector b of tau their min(m, n) scales. */
export interface DeviceGeqrfBatch extends DeviceQrSizes {
    readonly A: BatchMat;
    readonly tau: BatchVec;
}
/** Enqueues A = Q R for every matrix of the batch. */
export declare function enqueueGeqrfBatch(queue: Queue, f: DeviceGeqrfBatch): void;
export declare function geqrfBatchedGpu(queue: Queue, a: DeviceBatchCall): void;
