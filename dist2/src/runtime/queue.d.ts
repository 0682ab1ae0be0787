import type { Backend } from '../core/matrix.ts';
import type { DeviceBuffer } from './buffer.ts';
import type { Context } from './context.ts';
import type { Recording } from './foreign.ts';
import type { Dispatch } from './gpuSide.ts';
import type { Kernel, Param, Tuning } from './kernel.ts';
import type { Profile } from './profile.ts';
import type { TimelineRecord } from './timeline.ts';
/** What ran, where and why: one entry per routine call and per choice that it made. */
export interface TraceEntry {
    readonly routine: string;
    readonly backend: Backend;
    readonly kernel?: string;
    readonly why: string;
}
/** Zeroes written to some bytes of a buffer. */
export interface Clear {
    buffer: GPUBuffer;
    readonly byteOffset: number;
    readonly bytes: number;
}
export type Command = Dispatch | Clear;
export type Groups = readonly [x: number, y: number, z: number];
/**
 * The calls of a context, in the order in which they are made: where they ran and why (`trace`), what they took
 * (`gpuTime`, `profile`).
 */
export declare class Queue {
    readonly context: Context;
    /** The latest calls, oldest first. */
    readonly trace: TraceEntry[];
    /** Steps of factorizations are recorded here while it is an array: see chromeTrace. */
    timeline: TimelineRecord[] | undefined;
    /** Dispatches recorded since the context was opened. */
    dispatches: number;
    private readonly gpu;
    /** Settles with the last CPU call; never rejects. */
    private tail;
    private waiting;
    /** Distinct pipelines compiled so far. */
    get pipelines(): number;
    /**
     * Records one kernel run. `buffers` and `params` are named as in the kernel's text; grids above the device's limit are split, the
     * kernel finding its place by baseX, baseY, baseZ.
     */
    launch(kernel: Kernel, tuning: Tuning, buffers: Readonly<Record<string, DeviceBuffer>>, params: Readonly<Record<string, Param>>, groups: Groups): void;
    /**
     * Submits what is recorded, by `submit` if it is given. Never needed for correctness: downloads and sync do it. What waits for its
     * pipelines is compiled here and now: `compiled` waits for them.
     */
    flush(submit?: () => void): void;
    /**
     * What launches are recorded into, for someone else to record into beside them: pipelines are compiled where they are asked for from then
     * on, so that what is recorded is there at once. Undefined without a GPU.
     */
    get open(): Recording | undefined;
    /** Submissions made so far. */
    get submissions(): number;
    /** Resolves when everything enqueued so far has run; rejects with what went wrong on the device. */
    sync(): Promise<void>;
    /**
     * Milliseconds of GPU time that `work` takes, by timestamps around it; undefined without the feature. The GPU is kept busy for
     * `warmMs` in front of it, in the same submission: between short kernels a GPU drops to its idle clock and runs several times slower.
     */
    gpuTime(work: () => void | Promise<void>, warmMs?: number): Promise<number | undefined>;
    /**
     * Which kernels and routines the GPU time of `work` goes to, by timestamps around every dispatch; undefined without the feature. Every
     * dispatch gets a pass of its own, which costs some microseconds each, most of them between the dispatches: `ms` of the result is about
     * what the kernels take without it, `span` is more than gpuTime. `warmMs` as there.
     *
     * @throws UnsupportedError while another profile is being taken.
     * @example
     * const profile = await ctx.queue.profile(() => sgetrf(ctx.queue, { m: n, n, A, lda: n, ipiv, info }), 60);
     * console.table(profile?.rows);
     */
    profile(work: () => void | Promise<void>, warmMs?: number): Promise<Profile | undefined>;
    /** Gives back the queue's own memory on a device that lives on. What is recorded and not submitted is dropped. */
    dispose(): void;
    private timerOf;
    private side;
}
