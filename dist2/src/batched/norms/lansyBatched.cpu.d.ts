import type { Queue } from '../../runtime/queue.ts';
import type { HostBatchCall } from '../hostOperands.cpu.ts';
export declare const lansyBatchedCpu: (queue: Queue, a: HostBatchCall) => Promise<void>;
