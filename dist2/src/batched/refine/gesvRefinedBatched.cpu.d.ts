import type { Queue } from '../../runtime/queue.ts';
import type { HostBatchCall } from '../hostOperands.cpu.ts';
export declare const gesvRefinedBatchedCpu: (queue: Queue, a: HostBatchCall) => Promise<void>;
