import type { DeviceBuffer, DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
/** Workspace until the end of the call. */
export type Lease = <E extends 's' | 'c' | 'i'>(type: E, length: number) => DeviceBuffer<E>;
/** Does `work`, and gives its workspace back. */
export declare function withLeases(queue: Queue, work: (lease: Lease) => Promise<void>): Promise<void>;
/** Reads an integer back. */
export declare const integer: ({ data, off }: DeviceMat) => Promise<number>;
/** The ratio of the least to the largest of n given scale factors; 1 without them. */
export declare const givenRatio: (n: number, x: DeviceMat | undefined) => Promise<number>;
/** Enqueues x := x / by for n elements one after the other. */
export declare function enqueueDivide(queue: Queue, n: number, x: DeviceMat, by: number, lease: Lease): void;
/** Reads rcond back and sets info: 0, or n + 1. */
export declare function judge(n: number, rcond: DeviceMat, info: DeviceMat): Promise<void>;
