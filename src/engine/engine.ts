// The CPU engine: memory, threads and compiled kernels, one of each per process (or page). Knows kernels, not routines.
import { ModuleBuilder } from './assembler.ts';
import { Heap } from './heap.ts';
import { double } from './ops.ts';
import { Pool, RESERVED_BYTES, SCRATCH_BYTES } from './pool.ts';
import { Workspace } from './workspace.ts';

/** A module of functions on memory, written by the assembler when it is first needed. Found by identity: make each object once. */
export interface WasmKernel {
  readonly name: string;
  readonly build: (m: ModuleBuilder) => void;
}

type Exported = (...args: number[]) => number;

interface Loaded {
  readonly call: Readonly<Record<string, Exported>>;
  /** Place of the module's first function among those of all modules. */
  readonly first: number;
  readonly names: readonly string[];
}

export class Engine {
  readonly heap = new Heap(RESERVED_BYTES);
  readonly pool: Pool;
  /** Multiply-add instructions exist here (they round as the machine likes). */
  readonly relaxed: boolean;
  private readonly scratch: WebAssembly.Global;
  private readonly loaded = new Map<WasmKernel, Loaded>();
  private functions = 0;

  constructor() {
    this.pool = new Pool(this.heap, cores());
    this.scratch = new WebAssembly.Global({ value: 'i32' }, this.heap.take(SCRATCH_BYTES)! | 0);
    this.relaxed = hasRelaxed(this.heap.shared);
  }

  /** A kernel's functions, on this thread. Numbers that are addresses may be above 2^31. */
  functionsOf(kernel: WasmKernel): Readonly<Record<string, Exported>> {
    return this.load(kernel).call;
  }

  /** Calls a function with each list of arguments, on all threads; the order is nobody's. Returns when all are done. */
  run(kernel: WasmKernel, name: string, parts: readonly (readonly number[])[]): void {
    if (parts.length <= 1 || this.pool.threads === 1 || this.pool.busy) {
      const call = this.load(kernel).call[name]!;
      for (const args of parts) call(...args);
    } else {
      this.fork(kernel, name, parts)();
    }
  }

  /**
   * Starts the parts on the other threads and returns; the function returned helps with them and waits for all. In between the caller may
   * work on something else, on its own thread (`run` then does so by itself).
   */
  fork(kernel: WasmKernel, name: string, parts: readonly (readonly number[])[]): () => void {
    if (parts.length === 0) return () => {};
    const { call, first, names } = this.load(kernel);
    const mine = call[name]!;
    if (this.pool.threads === 1 || this.pool.busy) {
      return () => {
        for (const args of parts) mine(...args);
      };
    }
    this.pool.fork(first + names.indexOf(name), parts);
    return () => this.pool.join((args) => void mine(...args));
  }

  /**
   * Gives `work` the means to bring operands into the engine's memory and to take workspace there; what was written is copied back where
   * an operand lives elsewhere, and everything is released at the end. undefined, with nothing done, if memory does not suffice.
   */
  within<R>(work: (space: Workspace) => R): R | undefined {
    return Workspace.within(this.heap, work);
  }

  private load(kernel: WasmKernel): Loaded {
    let loaded = this.loaded.get(kernel);
    if (loaded === undefined) {
      const builder = new ModuleBuilder();
      kernel.build(builder);
      const bytes = builder.bytes(this.heap.shared);
      const imports = { env: { memory: this.heap.memory, scratch: this.scratch } };
      const { exports } = new WebAssembly.Instance(new WebAssembly.Module(bytes), imports);
      this.pool.publish(bytes);
      const names = Object.keys(exports);
      loaded = { call: exports as Record<string, Exported>, first: this.functions, names };
      this.functions += names.length;
      this.loaded.set(kernel, loaded);
    }
    return loaded;
  }
}

let theEngine: Engine | undefined | null;

/** The engine of this process; undefined where WebAssembly with SIMD is missing or forbidden. */
export function engine(): Engine | undefined {
  if (theEngine === undefined) {
    try {
      theEngine = new Engine();
    } catch {
      theEngine = null;
    }
  }
  return theEngine ?? undefined;
}

function hasRelaxed(shared: boolean): boolean {
  const m = new ModuleBuilder();
  m.func('f', ['i32'], 'void', (_frame, at) => {
    const zero = double.vconst(0);
    return [double.storeLane(at, double.vmadd(zero, zero, zero), 0)];
  });
  return WebAssembly.validate(m.bytes(shared));
}

interface HostProcess {
  getBuiltinModule?(name: string): { availableParallelism(): number };
}

/** Cores that this process may use. */
function cores(): number {
  const { process, navigator } = globalThis as { process?: HostProcess; navigator?: { hardwareConcurrency?: number } };
  return process?.getBuiltinModule?.('node:os').availableParallelism() ?? navigator?.hardwareConcurrency ?? 1;
}
