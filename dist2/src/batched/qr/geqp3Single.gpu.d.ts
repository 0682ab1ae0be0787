import type { Queue } from '../../runtime/queue.ts';
import type { DeviceBatchCall } from '../batchCall.gpu.ts';
/** A P = Q R for the numbered problems. */
export declare function geqp3Singles(queue: Queue, a: DeviceBatchCall, numbers: readonly number[]): Promise<void>;
/** The solutions of least norm for the numbered problems. */
export declare function gelsySingles(queue: Queue, a: DeviceBatchCall, numbers: readonly number[]): Promise<void>;
