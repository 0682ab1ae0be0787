import type { Diag, Uplo } from '../../core/matrix.ts';
import type { DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { DeviceGrowth } from './growth.gpu.ts';
interface Largest {
    readonly part: Uplo | 'f';
    /** 'u': the diagonal is not looked at. */
    readonly diag?: Diag;
    readonly m: number;
    readonly n: number;
    readonly A: DeviceMat;
    /** One element, in another buffer. */
    readonly to: DeviceMat;
}
/** Enqueues to := max |A(i, j)| of A, or of a triangle: 0 of none, NaN if one is. */
export declare function enqueueLargestDouble(queue: Queue, { part, diag, m, n, A, to }: Largest): void;
/** Enqueues growth := max |U| / max |A| around what `factor` enqueues, without a readback. */
export declare function withGrowthDoubles(queue: Queue, { m, n, A, growth }: DeviceGrowth, factor: () => void): void;
export {};
