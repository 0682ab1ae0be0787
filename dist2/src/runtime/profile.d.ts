import type { Prec } from '../core/field.ts';
import { type RoutineSpec, type Values } from '../core/spec.ts';
import type { GpuSide } from './gpuSide.ts';
import type { Queue } from './queue.ts';
/** One kernel of a profile. */
export interface ProfileRow {
    readonly kernel: string;
    /** Dispatches of it. */
    readonly calls: number;
    /** Milliseconds that they took. */
    readonly ms: number;
}
/** One routine of a profile: its calls that the GPU computed. */
export interface ProfileCalls {
    /** With its precision letter. */
    readonly routine: string;
    readonly prec: Prec;
    readonly calls: number;
    /** Milliseconds of the dispatches that were recorded from a call of it to the next call of any routine. */
    readonly ms: number;
    /** Real operations of all calls, by the routine's formula. */
    readonly flops: number;
    /** Bytes of all calls' operands, each read and written once: what memory has to move at least. */
    readonly bytes: number;
}
/** One dispatch of a profile. */
export interface ProfiledDispatch {
    readonly kernel: string;
    /** The routine that was called last before it was recorded, if one was. */
    readonly routine?: string;
    /** Milliseconds from the beginning of the first dispatch. */
    readonly start: number;
    readonly end: number;
}
/** Where the GPU time of some calls went, by kernels and by routines: what `queue.profile` measures. */
export interface Profile {
    /** The kernels, the one that took longest first. */
    readonly rows: readonly ProfileRow[];
    /** The routines, the one that took longest first. */
    readonly calls: readonly ProfileCalls[];
    /** Every dispatch, in the order in which they were recorded. */
    readonly dispatches: readonly ProfiledDispatch[];
    /** Milliseconds that all dispatches took. */
    readonly ms: number;
    /**
     * Milliseconds from the beginning of the first dispatch to the end of the last: what exceeds `ms` is copies, gaps and waiting for the
     * host.
     */
    readonly span: number;
}
/** What Queue.profile does, on a GPU that has been brought to its clock. */
export declare function profiled(queue: Queue, side: GpuSide, work: () => void | Promise<void>): Promise<Profile>;
/** Times the dispatches of a queue: timestamps belong to passes, so that each dispatch gets a pass of its own. */
export declare class Profiler {
    private readonly device;
    private readonly chunks;
    private readonly called;
    private now;
    constructor(device: GPUDevice);
    /** A checked call whose dispatches come next. */
    call(spec: RoutineSpec, a: Values & {
        readonly prec: Prec;
    }): void;
    /** The timestamps of the next dispatch's pass. */
    next(kernel: string): GPUComputePassTimestampWrites;
    result(queue: Queue, side: GpuSide): Promise<Profile>;
    /** Everything recorded with it must have been submitted. */
    dispose(): void;
}
