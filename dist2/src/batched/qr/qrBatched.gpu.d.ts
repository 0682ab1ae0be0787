import type { Queue } from '../../runtime/queue.ts';
import { type DeviceBatchCall } from '../batchCall.gpu.ts';
import type { BatchMat } from '../deviceBatch.ts';
import { type DeviceQrSizes } from './qrSmall.gpu.ts';
/** A = Q R with k = min(m, n): Q is m x k, R is k x n with zeros below its diagonal. The three share no element; A is only read. */
export interface DeviceQrBatch extends DeviceQrSizes {
    readonly A: BatchMat;
    readonly Q: BatchMat;
    readonly R: BatchMat;
}
/** Enqueues A = Q R for every matrix of the batch. */
export declare function enqueueQrBatch(queue: Queue, f: DeviceQrBatch): void;
export declare function qrBatchedGpu(queue: Queue, a: DeviceBatchCall): void;
