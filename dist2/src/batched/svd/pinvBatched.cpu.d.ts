import type { Queue } from '../../runtime/queue.ts';
import type { HostBatchCall } from '../hostOperands.cpu.ts';
/** Ranks of the matrices of a call, and with `inverts` their pseudoinverses. */
export declare function ranksOf(queue: Queue, a: HostBatchCall, inverts: boolean): Promise<void>;
export declare const pinvBatchedCpu: (queue: Queue, a: HostBatchCall) => Promise<void>;
