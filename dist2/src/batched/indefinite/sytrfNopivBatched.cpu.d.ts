import type { Mirror } from '../../core/matrix.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type HostBatchCall } from '../hostBatch.cpu.ts';
/** sytrfNopiv of a batch, or hetrfNopiv. */
export declare const factorNopivBatchedCpu: (mirror: Mirror) => (queue: Queue, a: HostBatchCall) => Promise<void>;
export declare const sytrfNopivBatchedCpu: (queue: Queue, a: HostBatchCall) => Promise<void>;
