// The CPU engine: memory, threads and compiled kernels, one of each per process (or page). Knows kernels, not routines.
import { DeviceError } from '../core/errors.js';
import { ModuleBuilder } from './assembler.js';
import { cores, hasRelaxed, hasRevectorize, needSimd } from './features.js';
import { Heap } from './heap.js';
import { MOST_ARGUMENTS, Pool, RESERVED_BYTES, SCRATCH_BYTES } from './pool.js';
import { Workspace } from './workspace.js';
export class Engine {
    heap = new Heap(RESERVED_BYTES);
    pool;
    scratch;
    loaded = new Map();
    madd;
    /** Functions that the workers know. */
    functions = 0;
    /** Calls of run and fork. */
    calls = 0;
    /** Where calls are noted instead of made. */
    noted;
    /** Settles with the last program; never rejects. */
    programs = Promise.resolve();
    constructor(threads = cores()) {
        needSimd();
        const scratch = this.heap.take(SCRATCH_BYTES);
        if (scratch === undefined)
            throw new DeviceError('there is no memory for the CPU engine');
        this.scratch = new WebAssembly.Global({ value: 'i32' }, scratch | 0);
        this.pool = new Pool(this.heap, threads);
    }
    /** Multiply-add instructions exist here (they round as the machine likes). */
    get relaxed() {
        this.madd ??= hasRelaxed();
        return this.madd;
    }
    /** What it is, in a few words: 'WASM SIMD, 2 threads'. */
    get title() {
        const { threads } = this.pool;
        const why = this.heap.shared ? '' : ' (no shared memory)';
        const wide = hasRevectorize() ? ', 256-bit vectors' : '';
        return `WASM SIMD, ${threads} thread${threads === 1 ? '' : 's'}${why}${wide}`;
    }
    /** A kernel's functions, on this thread. Numbers that are addresses may be above 2^31. */
    functionsOf(kernel) {
        const { call } = this.load(kernel);
        if (this.noted === undefined)
            return call;
        const noting = (name) => (...args) => {
            this.note(kernel, name, [args]);
            return 0;
        };
        return Object.fromEntries(Object.keys(call).map((name) => [name, noting(name)]));
    }
    /** Whether jobs run on the caller's thread alone, or are noted: no time for measurements. */
    get busy() {
        return this.pool.busy || this.noted !== undefined;
    }
    /**
     * The calls of kernels that `work` makes, noted instead of made. They must not depend on what kernels compute: functions return 0.
     * What lies in memory must stay there until the program has been performed.
     */
    record(work) {
        const program = [];
        const outer = this.noted;
        this.noted = program;
        try {
            work();
        }
        finally {
            this.noted = outer;
        }
        return program;
    }
    /**
     * Performs a program on the worker threads, while the caller's goes on; where there are none, on the caller's. Programs run one after
     * the other; what is asked of the engine meanwhile is computed by the caller alone.
     * @throws DeviceError if a function traps; WorkerLostError if a thread is lost.
     */
    async perform(program) {
        const before = this.programs;
        let done = () => { };
        this.programs = new Promise((then) => {
            done = then;
        });
        try {
            await before;
            const known = program.length > 0 && program.every(({ fn }) => fn >= 0);
            const performed = known && this.pool.threads > 1 && (await this.pool.lead(program));
            if (!performed)
                for (const { call, parts } of program)
                    alone(call, parts);
        }
        finally {
            done();
        }
    }
    note(kernel, name, parts) {
        if (parts.length === 0)
            return;
        const { call, first, names } = this.load(kernel);
        const fn = first === undefined ? -1 : first + names.indexOf(name);
        const most = Math.floor(MOST_ARGUMENTS / Math.max(1, parts[0].length));
        for (let i = 0; i < parts.length; i += most) {
            this.noted.push({ fn, call: call[name], parts: parts.slice(i, i + most) });
        }
    }
    /**
     * Calls a function with each list of arguments, on all threads; the order is nobody's. Returns when all are done.
     * @throws DeviceError if the function traps; WorkerLostError if a thread is lost.
     */
    run(kernel, name, parts) {
        if (this.noted !== undefined) {
            this.note(kernel, name, parts);
            return;
        }
        if (parts.length <= 1) {
            this.calls++;
            alone(this.load(kernel).call[name], parts);
            return;
        }
        this.fork(kernel, name, parts)();
    }
    /**
     * Starts the parts on the other threads and returns; the function returned helps with them and waits for all. In between the caller may
     * work on something else, on its own thread (`run` then does so by itself). All parts have as many arguments as the first.
     */
    fork(kernel, name, parts) {
        if (this.noted !== undefined) {
            this.note(kernel, name, parts);
            return () => { };
        }
        this.calls++;
        const { call, first, names } = this.load(kernel);
        const mine = call[name];
        if (parts.length === 0 || first === undefined || this.pool.threads === 1 || this.pool.busy) {
            return () => alone(mine, parts);
        }
        const fn = first + names.indexOf(name);
        const join = () => this.pool.join((args) => void mine(...args));
        // Jobs have a limit, lists have none: what is too much goes first.
        const most = Math.floor(MOST_ARGUMENTS / Math.max(1, parts[0].length));
        let begun = 0;
        for (; parts.length - begun > most; begun += most) {
            this.pool.fork(fn, parts.slice(begun, begun + most));
            join();
        }
        this.pool.fork(fn, parts.slice(begun));
        return join;
    }
    /**
     * Gives `work` the means to bring operands into the engine's memory and to take workspace there; what was written is copied back where
     * an operand lives elsewhere, and everything is released at the end. undefined, with nothing done, if memory does not suffice: work must
     * therefore return something, and take everything before its first run.
     */
    within(work) {
        const { calls, pool } = this;
        const inFork = pool.busy;
        return Workspace.within(this.heap, work, () => this.calls > calls, () => {
            if (pool.busy && !inFork)
                pool.abandon();
        });
    }
    load(kernel) {
        let loaded = this.loaded.get(kernel);
        if (loaded === undefined) {
            const builder = new ModuleBuilder();
            kernel.build(builder);
            const bytes = builder.bytes(this.heap.shared);
            const imports = { env: { memory: this.heap.memory, scratch: this.scratch } };
            const { exports } = new WebAssembly.Instance(new WebAssembly.Module(bytes), imports);
            const names = Object.keys(exports);
            const first = this.pool.publish(bytes) ? this.functions : undefined;
            if (first !== undefined)
                this.functions += names.length;
            loaded = { call: exports, first, names };
            this.loaded.set(kernel, loaded);
        }
        return loaded;
    }
}
function alone(call, parts) {
    try {
        for (const args of parts)
            call(...args);
    }
    catch (cause) {
        throw new DeviceError('a kernel of the CPU engine trapped', { cause });
    }
}
let theEngine;
let threadsWanted;
/** The engine of this process; undefined where WebAssembly with SIMD is missing or forbidden. Opened by the first call. */
export function engine() {
    if (theEngine === undefined) {
        try {
            theEngine = new Engine(threadsWanted);
        }
        catch {
            theEngine = null;
        }
    }
    return theEngine ?? undefined;
}
/** Sets the number of threads of the engine, whether it is open already or will be. */
export function setThreads(count) {
    threadsWanted = count;
    if (theEngine)
        theEngine.pool.threads = count;
}
/** What the CPU backend computes with, in a few words. */
export function cpuTitle() {
    const title = engine()?.title;
    return title === undefined ? 'plain JavaScript: no WASM SIMD here' : `CPU engine: ${title}`;
}
