import type { DeviceMat } from '../runtime/buffer.ts';
import type { Queue } from '../runtime/queue.ts';
import { type BatchOperands, type BatchRun, type BatchVec, type Reports, type Sizes } from './deviceBatch.ts';
/**
 * The class of a problem in a ragged batch: problems of one class run together, padded to the largest of them. Small orders have the
 * classes of their kernels; larger ones steps that keep padding low without a launch for every order. Empty problems go with order 1: they
 * have an info all the same.
 */
export declare function sizeClass(m: number, n: number): number;
export interface Batch {
    readonly m: number;
    readonly n: number;
    readonly nrhs: number;
    readonly count: number;
    readonly sizes?: Sizes | undefined;
}
/** Sizes of the matrices that lists place, and of the vector in the pivots' place: min(m, n) if left out. */
export type Shapes = Readonly<Record<'A' | 'B' | 'C', readonly [rows: number, cols: number]>> & {
    readonly ipiv?: number;
};
/** The runs of a batch, and what disposes of their records. */
export interface Runs {
    readonly runs: readonly BatchRun[];
    dispose(): void;
}
/**
 * The batch itself where everything lies at equal distances, the batch with records where there are lists on the device, a run for every
 * class of sizes of a ragged one. Of the same sizes the runs are the same, wherever operands lie.
 */
export declare function runsOf(queue: Queue, batch: Batch, o: BatchOperands, shapes: Shapes, classOf?: (m: number, n: number) => number): Runs;
/**
 * Calls `launch` for every run of the batch. `shapes` says how large the matrices are that lists place, `classOf` which problems of a
 * ragged batch run together, if not those of one sizeClass. The records are disposed of afterwards.
 */
export declare function eachRun(queue: Queue, batch: Batch, o: BatchOperands, shapes: Shapes, launch: (run: BatchRun) => void, classOf?: (m: number, n: number) => number): void;
/** Lists of integers that kernels write: one per problem, or the pivots. */
interface Written {
    readonly count: number;
    readonly info?: DeviceMat | undefined;
    readonly nonfinite?: DeviceMat | undefined;
    readonly ipiv?: BatchVec | undefined;
}
/**
 * Calls `factor` with an info and flags that lie in buffers of their own: kernels write them beside the pivots, and WebGPU allows a
 * dispatch only one writable binding of a buffer. What they hold afterwards is copied to where it belongs.
 */
export declare function withOwnReports<F extends Written>(queue: Queue, f: F, factor: (f: F) => void): void;
/** Calls `launch` with the flags of `r`, or with a place for flags that nobody asked for: the kernels always write them. */
export declare function withFlags(queue: Queue, count: number, r: Reports, launch: (flags: DeviceMat) => void): void;
/** What the batches of all factorizations, solutions and inverses have. */
export interface DenseBatch extends Partial<Reports> {
    readonly n: number;
    readonly nrhs?: number;
    readonly count: number;
    readonly sizes?: Sizes | undefined;
    readonly ipiv?: BatchVec | undefined;
    readonly force?: string | undefined;
}
interface DenseOperands {
    readonly operands: BatchOperands;
    /** Rows of A where they are not n. */
    readonly m?: number;
}
/** One run of such a batch after the other, with reports in buffers of their own. */
export declare function eachDense<F extends DenseBatch>(queue: Queue, f: F, { operands, m }: DenseOperands, launch: (run: BatchRun, own: F) => void): void;
export {};
