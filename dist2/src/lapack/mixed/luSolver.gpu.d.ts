import type { DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { FactorMode } from '../factorOptions.ts';
import type { Lease } from '../refine/expert.gpu.ts';
import type { MixedPivoting } from './mixedOptions.ts';
/** What is tried before the pivoting that has the last word. */
export type Trial = 'butterfly' | 'window';
interface TrialCall {
    readonly n: number;
    readonly pivoting: MixedPivoting;
    readonly mode: FactorMode;
}
/** Undefined: nothing. A window that holds the first panel holds all of them, and is partial pivoting. */
export declare function trialOf(queue: Queue, { n, pivoting, mode }: TrialCall): Trial | undefined;
interface LuSystem {
    readonly n: number;
    readonly nrhs: number;
    readonly ipiv: DeviceMat;
}
export interface LuSolver {
    /** Enqueues what solutions need of the factors in A, whose columns begin on multiples of four, and of their pivots. */
    prepare(A: DeviceMat): void;
    /** Enqueues the first columns of B := A^-1 B by the factors in A that it was prepared for last. */
    solve(A: DeviceMat, B: DeviceMat, columns: number): void;
}
/** In workspace of a call, which all of its factorizations share. */
export declare function luSolver(queue: Queue, { n, nrhs, ipiv }: LuSystem, lease: Lease): LuSolver;
export {};
