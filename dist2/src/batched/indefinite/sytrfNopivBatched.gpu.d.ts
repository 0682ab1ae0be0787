import type { Mirror } from '../../core/matrix.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type DeviceBatchCall } from '../batchCall.gpu.ts';
import type { BatchRun, DeviceSytrfNopivBatch } from '../deviceBatch.ts';
/** Enqueues A := L and D, A = L D L^H or L D L^T, or U and D, of larger matrices. */
export declare function enqueueLargeSytrfNopiv(queue: Queue, run: BatchRun, f: DeviceSytrfNopivBatch): void;
/** Enqueues A := L and D, or U and D, for every matrix of the batch. */
export declare function enqueueSytrfNopivBatch(queue: Queue, f: DeviceSytrfNopivBatch): void;
/** sytrfNopiv of a batch, or hetrfNopiv. */
export declare const factorNopivBatchedGpu: (mirror: Mirror) => (queue: Queue, a: DeviceBatchCall) => void;
export declare const sytrfNopivBatchedGpu: (queue: Queue, a: DeviceBatchCall) => void;
