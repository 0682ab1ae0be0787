import type { Mirror } from '../../core/matrix.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type DeviceBatchCall } from '../batchCall.gpu.ts';
import type { DeviceSysvNopivBatch } from '../deviceBatch.ts';
/** Enqueues A := L and D, or U and D, B := A^-1 B for every problem of the batch. */
export declare function enqueueSysvNopivBatch(queue: Queue, f: DeviceSysvNopivBatch): void;
/** sysvNopiv of a batch, or hesvNopiv. */
export declare const nopivBatchedGpu: (mirror: Mirror) => (queue: Queue, a: DeviceBatchCall) => void;
export declare const sysvNopivBatchedGpu: (queue: Queue, a: DeviceBatchCall) => void;
