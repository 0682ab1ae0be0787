import type { Queue } from '../../runtime/queue.ts';
import { type HostBatchCall } from '../hostBatch.cpu.ts';
export declare const potriBatchedCpu: (queue: Queue, a: HostBatchCall) => Promise<void>;
