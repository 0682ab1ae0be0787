import type { DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { Lease } from '../refine/expert.gpu.ts';
import { type HalfPivots } from './dhgesv.gpu.ts';
interface HalfSystem {
    readonly n: number;
    readonly nrhs: number;
    readonly ipiv: DeviceMat;
    readonly pivoting: HalfPivots;
}
export interface HalfSolver {
    /** Enqueues A := its factors after scaling, info and `powers`, as of enqueueHalfGetrf. */
    factor(A: DeviceMat, info: DeviceMat, powers: DeviceMat): void;
    /** Enqueues the first columns of B := A^-1 B for the scaled A. */
    solve(A: DeviceMat, B: DeviceMat, columns: number): void;
}
/** For one A of columns that begin on multiples of four, in workspace of the call. */
export declare function halfSolver(queue: Queue, { n, nrhs, ipiv, pivoting }: HalfSystem, lease: Lease): HalfSolver;
export {};
