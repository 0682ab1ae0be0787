import { DeviceError } from '../core/errors.ts';
import type { DeviceBuffer } from './buffer.ts';
import type { Recording } from './foreign.ts';
import type { Gpu } from './gpu.ts';
import type { Kernel, Tuning } from './kernel.ts';
import { type Params } from './paramWords.ts';
import { type Pipeline, PipelineCache } from './pipeline.ts';
import type { Profiler } from './profile.ts';
import type { Groups } from './queue.ts';
import type { Recorder } from './recorder.ts';
import type { GpuTimer } from './timer.ts';
export interface Grid {
    readonly x: number;
    readonly y: number;
    readonly z: number;
}
/** One dispatch with all that it needs, to be given to the GPU later, or again and again. */
export interface Dispatch {
    readonly pipeline: Pipeline;
    operands: readonly GPUBuffer[];
    /** Its Params. */
    readonly words: Uint32Array<ArrayBuffer>;
    readonly grid: Grid;
    /** Made when it is first given to the GPU. */
    group?: GPUBindGroup | undefined;
}
/** Tests ask for longer texts than that. */
export interface Texts {
    readonly longest?: number;
}
/** Recording state of a GPU queue. */
export declare class GpuSide {
    readonly device: GPUDevice;
    readonly pipelines: PipelineCache;
    timer: GpuTimer | undefined;
    /** Present while a profile is taken. */
    profiler: Profiler | undefined;
    nothing: DeviceBuffer<'s'> | undefined;
    submissions: number;
    /** Nothing is submitted that is not known to have run. */
    idle: boolean;
    private readonly onError;
    private readonly onRefusal;
    private readonly errors;
    private readonly submissionErrors;
    private readonly bindingBytes;
    readonly open: Recording;
    private readonly ring;
    private readonly ringData;
    private readonly words;
    private ringUsed;
    /** The dispatch whose Params were written last, since the last submission. */
    private readonly last;
    /** What is bound in the pass, as long as its pipeline is known. */
    private group;
    private offset;
    private recorded;
    /** Dispatches behind which the next submission is made, if the GPU is not idle. */
    private enough;
    private readonly align;
    private readonly bindGroups;
    private readonly recent;
    private readonly ids;
    private nextId;
    /** What waits behind a pipeline, in order, from `given` on. */
    private steps;
    private given;
    private advancing;
    constructor(gpu: Gpu & Texts, onError: (error: DeviceError) => void);
    /** One kernel run, in pieces if its grid has more than `limit` groups in an axis; to the recorder, if there is one. Returns how many. */
    launch(kernel: Kernel, tuning: Tuning, buffers: Readonly<Record<string, DeviceBuffer>>, params: Params, [x, y, z]: Groups, limit: number, recorder: Recorder | undefined): number;
    /** One dispatch: given to the GPU at once, or behind what waits. */
    dispatch(pipeline: Pipeline, operands: readonly GPUBuffer[], params: Params, base: Params, grid: Grid): void;
    /** A dispatch that is not given to the GPU yet. */
    kept(pipeline: Pipeline, operands: readonly GPUBuffer[], params: Params, base: Params, grid: Grid): Dispatch;
    /** The same of a dispatch whose Params are known. */
    repeat(dispatch: Dispatch): void;
    /** Whether pipelines are compiled beside the program. */
    set beside(beside: boolean);
    /** Whether commands wait for a pipeline: whatever comes behind them waits as well. */
    get waiting(): boolean;
    /** Gives a command to the GPU in its turn: at once, if nothing waits. */
    inTurn(give: () => void): void;
    /** Resolves when nothing recorded so far waits for a pipeline. */
    caughtUp(): Promise<void>;
    /** Gives to the GPU what waits for nothing any more. */
    private advance;
    /** Bytes of the ring for the Params of a dispatch, by where they begin. */
    private room;
    /** Where a dispatch finds its Params that were written to `offset`: with those of the dispatch before it, if they are the same. */
    private settled;
    private record;
    /** The encoder between passes, for copies and timestamps. */
    copies(): GPUCommandEncoder;
    private endPass;
    private bindGroup;
    private cachedGroup;
    /** All of the buffer that a kernel can see. One of someone else's may be larger than that, and of any size. */
    private binding;
    /** Submits what is recorded, by `submit` if it is given; pipelines that it waits for are compiled here and now. */
    flush(submit?: () => void): void;
    /** Submits what waits for nothing. */
    submit(submit?: () => void): void;
    /** Destroys its own memory, on a device that lives on. */
    dispose(): void;
}
