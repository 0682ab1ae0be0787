import type { DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
export interface NormalMatrix {
    readonly m: number;
    readonly n: number;
    /** An integer below 2^53: the same one makes the same matrix. */
    readonly seed: number;
    readonly deviation: number;
    readonly A: DeviceMat;
}
/** Enqueues A := independent numbers of normal distribution. */
export declare function enqueueNormal(queue: Queue, { m, n, seed, deviation, A }: NormalMatrix): void;
