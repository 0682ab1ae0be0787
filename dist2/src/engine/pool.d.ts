import type { Heap } from './heap.ts';
import { type Job } from './program.ts';
/** Arguments of all parts of a job together. */
export declare const MOST_ARGUMENTS = 16384;
/** Bytes of a control block: the control words, then the arguments of parts. */
export declare const RESERVED_BYTES: number;
/** Memory of one thread's own, for packed panels. */
export declare const SCRATCH_BYTES: number;
export declare class Pool {
    /** Milliseconds without any part finished, beyond ten times the caller's own slowest part, after which workers are given up. */
    patience: number;
    private readonly heap;
    /** The control block in use: those of workers that were given up stay theirs. */
    private control;
    private word;
    private values;
    private readonly workers;
    private limit;
    private open;
    /** Block of the module published last. */
    private lastModule;
    /** The heap's first RESERVED_BYTES are the pool's. */
    constructor(heap: Heap, threads: number);
    /** Threads that take part, the caller's among them. */
    get threads(): number;
    set threads(count: number);
    /** Makes a module known to the workers, which compile it when they first need it; false if there is no memory for that. */
    publish(bytes: Uint8Array): boolean;
    /** Whether parts are open: another job then has to run on the caller's thread alone. */
    get busy(): boolean;
    /** Hands out the parts of function number `fn`; `join` must follow before anything is awaited. */
    fork(fn: number, parts: readonly (readonly number[])[]): void;
    /** Helps with the open parts, by `call`, and returns when all are finished. */
    join(call: (args: readonly number[]) => void): void;
    /** Takes back the parts that nobody has begun and waits for the others: the caller has failed and will not join. */
    abandon(): void;
    /**
     * Has a worker run jobs one after the other, the other workers helping with their parts; until the promise settles, the pool is busy.
     * false, with nothing done, where no worker has begun in time: the caller has to do them.
     * @throws DeviceError if a function traps; WorkerLostError if a thread is lost.
     */
    lead(jobs: readonly Job[]): Promise<boolean>;
    /** Whether a program was begun in time; resolves when it has ended. */
    private watch;
    private wait;
    /**
     * Ends all workers. They may go on for a moment, writing to the call's operands and counting in its control block: nothing released is
     * used again before they have ended, and those that come after them get another block.
     */
    private giveUp;
    /**
     * Starts workers that are missing, as many as there are parts: it takes the caller up to a millisecond for each. They begin to help some
     * 30 ms later; until then the caller does everything.
     */
    private start;
    private viewControl;
}
