import type { Queue } from '../../runtime/queue.ts';
import type { HostBatchCall } from '../hostBatch.cpu.ts';
export declare function gesvdaBatchedCpu(queue: Queue, a: HostBatchCall): Promise<void>;
