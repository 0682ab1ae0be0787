import type { Mirror } from '../../core/matrix.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type HostBatchCall } from '../hostBatch.cpu.ts';
/** sysvNopiv of a batch, or hesvNopiv. */
export declare const nopivBatchedCpu: (mirror: Mirror) => (queue: Queue, a: HostBatchCall) => Promise<void>;
export declare const sysvNopivBatchedCpu: (queue: Queue, a: HostBatchCall) => Promise<void>;
