import type { Queue } from '../../runtime/queue.ts';
import type { DeviceBatchCall } from '../batchCall.gpu.ts';
export declare const gesvRefinedBatchedGpu: (queue: Queue, a: DeviceBatchCall) => void;
