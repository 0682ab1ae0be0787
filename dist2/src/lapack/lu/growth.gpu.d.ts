import type { DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
export interface DeviceGrowth {
    readonly m: number;
    readonly n: number;
    /** Before `factor`: the matrix. Behind it: L and U. */
    readonly A: DeviceMat;
    /** One element; it may lie in A's buffer. */
    readonly growth: DeviceMat;
}
/** Enqueues growth := max |U| / max |A| around what `factor` enqueues: two norms and a division, without a readback. */
export declare function withGrowth(queue: Queue, s: DeviceGrowth, factor: () => void | Promise<void>): Promise<void>;
