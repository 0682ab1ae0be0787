import type { Queue } from '../../runtime/queue.ts';
import { type DeviceBatchCall } from '../batchCall.gpu.ts';
export declare function getrfNopivBatchedGpu(queue: Queue, a: DeviceBatchCall): void;
