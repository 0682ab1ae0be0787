import type { Queue } from '../../runtime/queue.ts';
import { type DeviceBatchCall } from '../batchCall.gpu.ts';
import type { DeviceIterationBatch } from './functionBatch.ts';
/** Enqueues C := sign(A) for every matrix of the batch, all of which fit. */
export declare function enqueueSignmBatch(queue: Queue, f: DeviceIterationBatch): void;
export declare function signmBatchedGpu(queue: Queue, a: DeviceBatchCall): void;
