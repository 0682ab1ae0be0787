import { ModuleBuilder } from './assembler.ts';
import { Heap } from './heap.ts';
import { Pool } from './pool.ts';
import type { Job } from './program.ts';
import { Workspace } from './workspace.ts';
/** A module of functions on memory, written by the assembler when it is first needed. Found by identity: make each object once. */
export interface WasmKernel {
    readonly name: string;
    readonly build: (m: ModuleBuilder) => void;
}
type Exported = (...args: number[]) => number;
/** Calls of kernels, to be made in this order by `perform`. */
export type Program = readonly (Job & {
    readonly call: Exported;
})[];
export declare class Engine {
    readonly heap: Heap;
    readonly pool: Pool;
    private readonly scratch;
    private readonly loaded;
    private madd;
    /** Functions that the workers know. */
    private functions;
    /** Calls of run and fork. */
    private calls;
    /** Where calls are noted instead of made. */
    private noted;
    /** Settles with the last program; never rejects. */
    private programs;
    constructor(threads?: number);
    /** Multiply-add instructions exist here (they round as the machine likes). */
    get relaxed(): boolean;
    /** What it is, in a few words: 'WASM SIMD, 2 threads'. */
    get title(): string;
    /** A kernel's functions, on this thread. Numbers that are addresses may be above 2^31. */
    functionsOf(kernel: WasmKernel): Readonly<Record<string, Exported>>;
    /** Whether jobs run on the caller's thread alone, or are noted: no time for measurements. */
    get busy(): boolean;
    /**
     * The calls of kernels that `work` makes, noted instead of made. They must not depend on what kernels compute: functions return 0.
     * What lies in memory must stay there until the program has been performed.
     */
    record(work: () => void): Program;
    /**
     * Performs a program on the worker threads, while the caller's goes on; where there are none, on the caller's. Programs run one after
     * the other; what is asked of the engine meanwhile is computed by the caller alone.
     * @throws DeviceError if a function traps; WorkerLostError if a thread is lost.
     */
    perform(program: Program): Promise<void>;
    private note;
    /**
     * Calls a function with each list of arguments, on all threads; the order is nobody's. Returns when all are done.
     * @throws DeviceError if the function traps; WorkerLostError if a thread is lost.
     */
    run(kernel: WasmKernel, name: string, parts: readonly (readonly number[])[]): void;
    /**
     * Starts the parts on the other threads and returns; the function returned helps with them and waits for all. In between the caller may
     * work on something else, on its own thread (`run` then does so by itself). All parts have as many arguments as the first.
     */
    fork(kernel: WasmKernel, name: string, parts: readonly (readonly number[])[]): () => void;
    /**
     * Gives `work` the means to bring operands into the engine's memory and to take workspace there; what was written is copied back where
     * an operand lives elsewhere, and everything is released at the end. undefined, with nothing done, if memory does not suffice: work must
     * therefore return something, and take everything before its first run.
     */
    within<R extends object | number | boolean>(work: (space: Workspace) => R): R | undefined;
    private load;
}
/** The engine of this process; undefined where WebAssembly with SIMD is missing or forbidden. Opened by the first call. */
export declare function engine(): Engine | undefined;
/** Sets the number of threads of the engine, whether it is open already or will be. */
export declare function setThreads(count: number): void;
/** What the CPU backend computes with, in a few words. */
export declare function cpuTitle(): string;
export {};
