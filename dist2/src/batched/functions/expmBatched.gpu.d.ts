import type { Queue } from '../../runtime/queue.ts';
import { type DeviceBatchCall } from '../batchCall.gpu.ts';
import type { DeviceFunctionBatch } from './functionBatch.ts';
/** Enqueues C := e^A for every matrix of the batch. */
export declare function enqueueExpmBatch(queue: Queue, f: DeviceFunctionBatch): void;
export declare function expmBatchedGpu(queue: Queue, a: DeviceBatchCall): void;
