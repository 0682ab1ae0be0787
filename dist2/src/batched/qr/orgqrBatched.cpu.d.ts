import type { Queue } from '../../runtime/queue.ts';
import { type HostBatchCall } from '../hostBatch.cpu.ts';
/** The elements of a tau are side by side, whatever the order of storage; k is to a batch on the host what nrhs is. */
export declare const orgqrBatchedCpu: (queue: Queue, a: HostBatchCall) => Promise<void>;
