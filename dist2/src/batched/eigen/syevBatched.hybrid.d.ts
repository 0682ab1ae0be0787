import type { Queue } from '../../runtime/queue.ts';
import { type DeviceBatchCall } from '../batchCall.gpu.ts';
import type { HostBatchCall } from '../hostBatch.cpu.ts';
import type { DeviceSyevBatch } from './eigenBatch.ts';
/** Computes A = Z W Z^H for every matrix of a batch; a promise, which resolves when all is enqueued, where there are large ones. */
export declare function computeSyevBatch(queue: Queue, f: DeviceSyevBatch): void | Promise<void>;
export declare function syevBatchedHybrid(queue: Queue, a: DeviceBatchCall & HostBatchCall): void | Promise<void>;
