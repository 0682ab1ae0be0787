import type { DeviceMat } from '../runtime/buffer.ts';
import type { Queue } from '../runtime/queue.ts';
export interface Overwritten {
    readonly m: number;
    readonly n: number;
    /** m x n. */
    readonly B: DeviceMat;
    readonly info: DeviceMat;
}
/** Enqueues what `overwrite` does to B, and B as it was if info > 0. `before` is a copy of B, to be read only, with m rows to a column. */
export declare function enqueueUnlessFailed(queue: Queue, { m, n, B, info }: Overwritten, overwrite: (before: DeviceMat) => void): void;
