import type { Queue } from '../../runtime/queue.ts';
import { type DeviceBatchCall } from '../batchCall.gpu.ts';
import type { HostBatchCall } from '../hostBatch.cpu.ts';
export declare function sygvBatchedHybrid(queue: Queue, a: DeviceBatchCall & HostBatchCall): void | Promise<void>;
