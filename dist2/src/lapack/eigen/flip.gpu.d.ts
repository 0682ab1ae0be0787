import type { DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
export interface DeviceFlip {
    readonly m: number;
    readonly n: number;
    /** Which order is reversed. */
    readonly rows: boolean;
    readonly cols: boolean;
    readonly A: DeviceMat;
    readonly B: DeviceMat;
}
/** Enqueues B := A, m x n, reversed; they are in different buffers. */
export declare function enqueueFlip(queue: Queue, { m, n, rows, cols, A, B }: DeviceFlip): void;
