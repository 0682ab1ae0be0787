import type { Queue } from '../../runtime/queue.ts';
import type { SingleType } from '../../runtime/representation.ts';
import type { DeviceSyevBatch } from './eigenBatch.ts';
/**
 * Larger orders are not for the kernels of batches. Hermitian matrices are brought to tridiagonal form in memory, by one workgroup each,
 * which pays for many small ones: not measured.
 */
export declare const PACKED_MOST: Readonly<Record<SingleType, number>>;
/** Enqueues A = Z W Z^H for every matrix of the batch whose order is at most packedMost; the others, and their info, stay as they are. */
export declare function enqueueSyevBatch(queue: Queue, f: DeviceSyevBatch): void;
