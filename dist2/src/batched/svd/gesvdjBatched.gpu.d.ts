import type { Queue } from '../../runtime/queue.ts';
import type { DeviceBatchCall } from '../batchCall.gpu.ts';
export declare function gesvdjBatchedGpu(queue: Queue, a: DeviceBatchCall): void;
