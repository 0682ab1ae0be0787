import type { Mirror } from '../../core/matrix.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type HostBatchCall } from '../hostBatch.cpu.ts';
/** sytrsNopiv of a batch, or hetrsNopiv. */
export declare const solveNopivBatchedCpu: (mirror: Mirror) => (queue: Queue, a: HostBatchCall) => Promise<void>;
export declare const sytrsNopivBatchedCpu: (queue: Queue, a: HostBatchCall) => Promise<void>;
