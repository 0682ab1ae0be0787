import type { DeviceMat } from '../runtime/buffer.ts';
import type { Queue } from '../runtime/queue.ts';
import type { BatchOperands, BatchRun } from './deviceBatch.ts';
import type { Packed } from './group.gpu.ts';
/** What a slice has of its own; what lies at equal distances begins further on. */
export interface Sliced extends BatchOperands {
    readonly count: number;
    readonly info?: DeviceMat | undefined;
    readonly nonfinite?: DeviceMat | undefined;
}
/** The problems from `first` on, `count` of them. Reports of problems with records are found by their numbers. */
export declare function slice<F extends Sliced>(run: BatchRun, f: F, first: number, count: number): [BatchRun, F];
/** Calls `work` for one slice after the other, so that a slice of `elements` per problem fits into a workspace. */
export declare function eachSlice<F extends Sliced>(queue: Queue, run: BatchRun, f: F, elements: number, work: (run: BatchRun, f: F) => void): void;
/** The same with a workspace for the slice's n x n matrices, and for pivots. */
export declare function eachPacked<F extends Sliced>(queue: Queue, run: BatchRun, f: F, pivots: boolean, work: (run: BatchRun, f: F, packed: Packed) => void): void;
