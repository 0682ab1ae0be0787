import type { Queue } from '../../runtime/queue.ts';
import type { DeviceBatchCall } from '../batchCall.gpu.ts';
import type { BatchRun, BatchVec } from '../deviceBatch.ts';
import type { DeviceSyevBatch, ReportedSyevBatch } from './eigenBatch.ts';
/**
 * Calls `launch` for every run of a batch, with reports that have buffers of their own. In a ragged batch problems of orders of one class
 * run together.
 */
export declare function eachEigenRun(queue: Queue, f: DeviceSyevBatch, launch: (run: BatchRun, own: ReportedSyevBatch) => void, classOf?: (n: number) => number): void;
/** Where the eigenvalues of a call are. */
export declare function valuesOf(a: DeviceBatchCall): BatchVec;
