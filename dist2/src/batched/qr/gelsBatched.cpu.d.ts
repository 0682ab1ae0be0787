import type { Queue } from '../../runtime/queue.ts';
import { type HostBatchCall } from '../hostBatch.cpu.ts';
export declare function gelsBatchedCpu(queue: Queue, call: HostBatchCall): Promise<void>;
