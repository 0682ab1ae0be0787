import type { Queue } from '../../runtime/queue.ts';
import { type DeviceBatchCall } from '../batchCall.gpu.ts';
import type { DeviceSyevBatch } from './eigenBatch.ts';
/** Enqueues A = Z W Z^T by Jacobi's method for every matrix of the batch, none of an order above JACOBI_MOST. */
export declare function enqueueSyevjBatch(queue: Queue, f: DeviceSyevBatch): void;
export declare function syevjBatchedGpu(queue: Queue, a: DeviceBatchCall): void;
