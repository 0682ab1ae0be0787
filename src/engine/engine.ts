// The CPU engine: memory, threads and compiled kernels, one of each per process (or page). Knows kernels, not routines.
import { DeviceError } from '../core/errors.ts';
import { ModuleBuilder } from './assembler.ts';
import { cores, hasRelaxed, hasRevectorize, needSimd } from './features.ts';
import { Heap } from './heap.ts';
import { MOST_ARGUMENTS, Pool, RESERVED_BYTES, SCRATCH_BYTES } from './pool.ts';
import type { Job } from './program.ts';
import { Workspace } from './workspace.ts';

/** A module of functions on memory, written by the assembler when it is first needed. Found by identity: make each object once. */
export interface WasmKernel {
  readonly name: string;
  readonly build: (m: ModuleBuilder) => void;
}

type Exported = (...args: number[]) => number;

interface Loaded {
  readonly call: Readonly<Record<string, Exported>>;
  /** Place of the module's first function among those of all modules that the workers know; undefined if they do not know this one. */
  readonly first: number | undefined;
  readonly names: readonly string[];
}

/** Calls of kernels, to be made in this order by `perform`. */
export type Program = readonly (Job & { readonly call: Exported })[];

export class Engine {
  readonly heap = new Heap(RESERVED_BYTES);
  readonly pool: Pool;
  private readonly scratch: WebAssembly.Global;
  private readonly loaded = new Map<WasmKernel, Loaded>();
  private madd: boolean | undefined;
  /** Functions that the workers know. */
  private functions = 0;
  /** Calls of run and fork. */
  private calls = 0;
  /** Where calls are noted instead of made. */
  private noted: (Job & { call: Exported })[] | undefined;
  /** Settles with the last program; never rejects. */
  private programs: Promise<unknown> = Promise.resolve();

  constructor(threads = cores()) {
    needSimd();
    const scratch = this.heap.take(SCRATCH_BYTES);
    if (scratch === undefined) throw new DeviceError('there is no memory for the CPU engine');
    this.scratch = new WebAssembly.Global({ value: 'i32' }, scratch | 0);
    this.pool = new Pool(this.heap, threads);
  }

  /** Multiply-add instructions exist here (they round as the machine likes). */
  get relaxed(): boolean {
    this.madd ??= hasRelaxed();
    return this.madd;
  }

  /** What it is, in a few words: 'WASM SIMD, 2 threads'. */
  get title(): string {
    const { threads } = this.pool;
    const why = this.heap.shared ? '' : ' (no shared memory)';
    const wide = hasRevectorize() ? ', 256-bit vectors' : '';
    return `WASM SIMD, ${threads} thread${threads === 1 ? '' : 's'}${why}${wide}`;
  }

  /** A kernel's functions, on this thread. Numbers that are addresses may be above 2^31. */
  functionsOf(kernel: WasmKernel): Readonly<Record<string, Exported>> {
    const { call } = this.load(kernel);
    if (this.noted === undefined) return call;
    const noting =
      (name: string) =>
      (...args: number[]) => {
        this.note(kernel, name, [args]);
        return 0;
      };
    return Object.fromEntries(Object.keys(call).map((name) => [name, noting(name)]));
  }

  /** Whether jobs run on the caller's thread alone, or are noted: no time for measurements. */
  get busy(): boolean {
    return this.pool.busy || this.noted !== undefined;
  }

  /**
   * The calls of kernels that `work` makes, noted instead of made. They must not depend on what kernels compute: functions return 0.
   * What lies in memory must stay there until the program has been performed.
   */
  record(work: () => void): Program {
    const program: (Job & { call: Exported })[] = [];
    const outer = this.noted;
    this.noted = program;
    try {
      work();
    } finally {
      this.noted = outer;
    }
    return program;
  }

  /**
   * Performs a program on the worker threads, while the caller's goes on; where there are none, on the caller's. Programs run one after
   * the other; what is asked of the engine meanwhile is computed by the caller alone.
   * @throws DeviceError if a function traps; WorkerLostError if a thread is lost.
   */
  async perform(program: Program): Promise<void> {
    const before = this.programs;
    let done = (): void => {};
    this.programs = new Promise<void>((then) => {
      done = then;
    });
    try {
      await before;
      const known = program.length > 0 && program.every(({ fn }) => fn >= 0);
      const performed = known && this.pool.threads > 1 && (await this.pool.lead(program));
      if (!performed) for (const { call, parts } of program) alone(call, parts);
    } finally {
      done();
    }
  }

  private note(kernel: WasmKernel, name: string, parts: readonly (readonly number[])[]): void {
    if (parts.length === 0) return;
    const { call, first, names } = this.load(kernel);
    const fn = first === undefined ? -1 : first + names.indexOf(name);
    const most = Math.floor(MOST_ARGUMENTS / Math.max(1, parts[0]!.length));
    for (let i = 0; i < parts.length; i += most) {
      this.noted!.push({ fn, call: call[name]!, parts: parts.slice(i, i + most) });
    }
  }

  /**
   * Calls a function with each list of arguments, on all threads; the order is nobody's. Returns when all are done.
   * @throws DeviceError if the function traps; WorkerLostError if a thread is lost.
   */
  run(kernel: WasmKernel, name: string, parts: readonly (readonly number[])[]): void {
    if (this.noted !== undefined) {
      this.note(kernel, name, parts);
      return;
    }
    if (parts.length <= 1) {
      this.calls++;
      alone(this.load(kernel).call[name]!, parts);
      return;
    }
    this.fork(kernel, name, parts)();
  }

  /**
   * Starts the parts on the other threads and returns; the function returned helps with them and waits for all. In between the caller may
   * work on something else, on its own thread (`run` then does so by itself). All parts have as many arguments as the first.
   */
  fork(kernel: WasmKernel, name: string, parts: readonly (readonly number[])[]): () => void {
    if (this.noted !== undefined) {
      this.note(kernel, name, parts);
      return () => {};
    }
    this.calls++;
    const { call, first, names } = this.load(kernel);
    const mine = call[name]!;
    if (parts.length === 0 || first === undefined || this.pool.threads === 1 || this.pool.busy) {
      return () => alone(mine, parts);
    }
    const fn = first + names.indexOf(name);
    const join = (): void => this.pool.join((args) => void mine(...args));
    // Jobs have a limit, lists have none: what is too much goes first.
    const most = Math.floor(MOST_ARGUMENTS / Math.max(1, parts[0]!.length));
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
  within<R extends object | number | boolean>(work: (space: Workspace) => R): R | undefined {
    const { calls, pool } = this;
    const inFork = pool.busy;
    return Workspace.within(
      this.heap,
      work,
      () => this.calls > calls,
      () => {
        if (pool.busy && !inFork) pool.abandon();
      },
    );
  }

  private load(kernel: WasmKernel): Loaded {
    let loaded = this.loaded.get(kernel);
    if (loaded === undefined) {
      const builder = new ModuleBuilder();
      kernel.build(builder);
      const bytes = builder.bytes(this.heap.shared);
      const imports = { env: { memory: this.heap.memory, scratch: this.scratch } };
      const { exports } = new WebAssembly.Instance(new WebAssembly.Module(bytes), imports);
      const names = Object.keys(exports);
      const first = this.pool.publish(bytes) ? this.functions : undefined;
      if (first !== undefined) this.functions += names.length;
      loaded = { call: exports as Record<string, Exported>, first, names };
      this.loaded.set(kernel, loaded);
    }
    return loaded;
  }
}

function alone(call: Exported, parts: readonly (readonly number[])[]): void {
  try {
    for (const args of parts) call(...args);
  } catch (cause) {
    throw new DeviceError('a kernel of the CPU engine trapped', { cause });
  }
}

let theEngine: Engine | undefined | null;
let threadsWanted: number | undefined;

/** The engine of this process; undefined where WebAssembly with SIMD is missing or forbidden. Opened by the first call. */
export function engine(): Engine | undefined {
  if (theEngine === undefined) {
    try {
      theEngine = new Engine(threadsWanted);
    } catch {
      theEngine = null;
    }
  }
  return theEngine ?? undefined;
}

/** Sets the number of threads of the engine, whether it is open already or will be. */
export function setThreads(count: number): void {
  threadsWanted = count;
  if (theEngine) theEngine.pool.threads = count;
}

/** What the CPU backend computes with, in a few words. */
export function cpuTitle(): string {
  const title = engine()?.title;
  return title === undefined ? 'plain JavaScript: no WASM SIMD here' : `CPU engine: ${title}`;
}
