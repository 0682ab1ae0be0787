import type { Queue } from '../../runtime/queue.ts';
import { type BatchMat } from '../deviceBatch.ts';
import type { DeviceSyevBatch } from './eigenBatch.ts';
interface Pairs {
    /** 1: A Z = B Z W. 2: A B Z = Z W. 3: B A Z = Z W. */
    readonly itype: 1 | 2 | 3;
    /** One triangle is read, and becomes that of its Cholesky factor. It lies as A does: at equal distances, by lists, or by sizes. */
    readonly B: BatchMat;
}
export type DeviceSygvBatch = DeviceSyevBatch & Pairs;
/** Enqueues A Z = B Z W, A B Z = Z W or B A Z = Z W for every pair of the batch. */
export declare function enqueueSygvBatch(queue: Queue, f: DeviceSygvBatch): void;
export {};
