import type { Queue } from '../../runtime/queue.ts';
import type { DeviceGeqrfBatch } from './geqrfBatched.gpu.ts';
import { type DeviceReflectBatch } from './reflectBatch.gpu.ts';
/** Multiply-adds that a dispatch does for a matrix, to about a column's: for tests. */
interface Most {
    readonly most?: number;
}
/** A = Q R for every matrix of the batch. */
export declare function enqueueSoftGeqrf(queue: Queue, f: DeviceGeqrfBatch & Most): void;
/** C := H(0) .. H(k-1) C, or their adjoints in the other order, for every problem of the batch; with `identity` in place of the v's. */
export declare function enqueueSoftReflect(queue: Queue, f: Omit<DeviceReflectBatch, 'first'> & Most): void;
export {};
