import type { Queue } from '../../runtime/queue.ts';
import { type DeviceBatchCall } from '../batchCall.gpu.ts';
export declare function posvBatchedDoubles(queue: Queue, a: DeviceBatchCall): void;
