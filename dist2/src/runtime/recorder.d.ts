import type { DeviceBuffer } from './buffer.ts';
import type { Dispatch } from './gpuSide.ts';
import type { BufferPool } from './pool.ts';
import type { Clear, Command, TraceEntry } from './queue.ts';
/** Commands for the GPU that follow one another, and the buffers that they use: true for those that they write. */
export interface GpuPart {
    readonly commands: Command[];
    readonly uses: Map<DeviceBuffer, boolean>;
}
/** What is done with a call that is not computed by commands for the GPU: checked, and computed anew each time. */
export type HostPart = () => void | Promise<void>;
export type Part = GpuPart | HostPart;
export declare class Recorder {
    readonly parts: Part[];
    /** What the calls have to say for the queue's trace. */
    readonly notes: TraceEntry[];
    /** Of every call, for what went wrong in it. */
    readonly calls: Promise<unknown>[];
    /** Nothing is recorded any more: a call that comes now was made too late. */
    closed: boolean;
    private readonly pool;
    /** Memory taken while it records; what is given back of it is used again by what is recorded behind. */
    private readonly taken;
    private readonly idle;
    private readonly kept;
    /** Memory whose contents come from the host once, while it records: nothing else may ever be in it. */
    private readonly constants;
    constructor(pool: BufferPool | undefined);
    /** Workspace of what has been recorded, which nobody else has a hold on. */
    get workspace(): readonly GPUBuffer[];
    /** Whether some of its workspace was filled by the host. */
    get hasConstants(): boolean;
    private get part();
    /** Takes a checked call: `record` gives its commands, `again` is how it is computed if it has none. */
    call(routine: string, record: (() => void | Promise<void>) | undefined, again: HostPart): Promise<void>;
    /** Of what is done on the host, between commands. */
    refuse(what: string): never;
    dispatch(dispatch: Dispatch): void;
    clear(clear: Clear): void;
    note(entry: TraceEntry): void;
    uses(buffer: DeviceBuffer, writes: boolean): void;
    /** Memory for a buffer; with `reuse`, one that may have been used by what has been recorded before. */
    take(bytes: number, reuse: boolean): {
        readonly buffer: GPUBuffer;
        readonly isNew: boolean;
    };
    /** Takes memory back that was taken here: true, or false for other memory. */
    release(buffer: GPUBuffer): boolean;
    /** The host has written to it. */
    written(buffer: GPUBuffer): void;
}
