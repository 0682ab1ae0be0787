import type { RealMat } from '../core/matrix.ts';
import type { Engine } from '../engine/engine.ts';
import type { Real } from '../engine/ops.ts';
import type { Queue } from '../runtime/queue.ts';
import { type BatchRoles, type BatchSizes, type HostBatchCall } from './hostOperands.cpu.ts';
import { type BatchPlace } from './lanes.cpu.ts';
export type { HostBatchCall } from './hostOperands.cpu.ts';
/** Problems of one size in the engine's memory. Matrix places are in the order of the routine's matrices. */
export interface BatchTask extends BatchSizes {
    readonly e: Engine;
    readonly r: Real;
    readonly count: number;
    readonly places: readonly BatchPlace[];
    /** Address of the pivots, those of a matrix behind those of the one before. */
    readonly pivots: number;
    /** Address of one info for each problem, 0 at first. */
    readonly infos: number;
    /** Address of the routine's workspace. */
    readonly work: number;
}
/** A batched routine on the CPU. */
export interface BatchRoutine extends BatchRoles {
    /** Bytes of workspace, for problems of this size and `count` of them at once. */
    workBytes?(s: BatchSizes, bytes: number, count: number): number;
    engine(task: BatchTask): void;
    /** One problem on host memory; the result is its info. */
    reference(s: BatchSizes, matrices: readonly RealMat[], ipiv: Int32Array, ipivOff: number): number;
    /** The engine's way is for complex numbers too. Without it these are for the reference. */
    readonly complex?: true;
    /** Which triangle of the matrix to be factored is used; absent for both. */
    readonly uplo?: 'l' | 'u';
}
export declare function runBatch(queue: Queue, a: HostBatchCall, routine: BatchRoutine): Promise<void>;
