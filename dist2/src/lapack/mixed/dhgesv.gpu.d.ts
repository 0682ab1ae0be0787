import type { DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { PanelPivoting } from '../factorOptions.ts';
/** Of a factorization with products of halves. */
export type HalfPivots = PanelPivoting | 'butterfly';
export interface DeviceHalfGetrf {
    readonly n: number;
    readonly A: DeviceMat;
    readonly ipiv: DeviceMat;
    readonly info: DeviceMat;
    readonly pivoting: HalfPivots;
    /** Out: r, then c, then three numbers more. */
    readonly powers: DeviceMat;
}
/**
 * Enqueues A := diag(r) A diag(c) and its factorization, or that of U^T A V with random butterflies U and V. No element of what is factored
 * exceeds 4, and the largest of each column is 1/2 at least. Products scale their own factors: no further factor is needed against overflow
 * of halves.
 */
export declare function enqueueHalfGetrf(queue: Queue, { n, A, ipiv, info, pivoting, powers }: DeviceHalfGetrf): void;
export interface DeviceButterflySolve extends Pick<DeviceHalfGetrf, 'n' | 'A'> {
    readonly nrhs: number;
    /** Columns one behind the other. */
    readonly B: DeviceMat;
}
/** Enqueues B := A^-1 B by the factors that enqueueHalfGetrf has left of what butterflies have made of the scaled A. */
export declare function enqueueButterflySolve(queue: Queue, { n, nrhs, A, B }: DeviceButterflySolve): void;
