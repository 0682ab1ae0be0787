import type { Mirror } from '../../core/matrix.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type DeviceBatchCall } from '../batchCall.gpu.ts';
import type { DeviceSytrsNopivBatch } from '../deviceBatch.ts';
/** Enqueues B := A^-1 B for every problem of the batch. */
export declare function enqueueSytrsNopivBatch(queue: Queue, s: DeviceSytrsNopivBatch): void;
/** sytrsNopiv of a batch, or hetrsNopiv. */
export declare const solveNopivBatchedGpu: (mirror: Mirror) => (queue: Queue, a: DeviceBatchCall) => void;
export declare const sytrsNopivBatchedGpu: (queue: Queue, a: DeviceBatchCall) => void;
