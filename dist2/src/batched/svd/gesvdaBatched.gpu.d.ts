import type { Queue } from '../../runtime/queue.ts';
import type { DeviceBatchCall } from '../batchCall.gpu.ts';
export declare function gesvdaBatchedGpu(queue: Queue, a: DeviceBatchCall): void;
