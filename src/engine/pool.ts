// Worker threads of the CPU engine. A job is one function called with many lists of arguments, its parts; threads claim parts by counting
// `left` down, the calling thread among them. Everything is synchronous: a caller never returns to the event loop with parts open.
import { DeviceError } from '../core/errors.ts';
import type { Heap } from './heap.ts';
import { WORD, workerText } from './workerText.ts';

/** Bytes at the heap's start: control words, then the arguments of parts. */
export const CONTROL_BYTES = 4096;
const MOST_ARGUMENTS = 16384;
export const RESERVED_BYTES = CONTROL_BYTES + 8 * MOST_ARGUMENTS;
/** Memory of one thread's own, for packed panels. */
export const SCRATCH_BYTES = 4 * 1024 * 1024;
const MOST_MODULES = 500;
/** Milliseconds that a caller looks at `done` before it sleeps on it. */
const SPIN_MS = 2;

/** A worker thread has been stopped, or did not answer, while it had a part of a call: the call's results are lost, the engine goes on. */
export class WorkerLostError extends DeviceError {}

interface Worker {
  terminate(): unknown;
}

export class Pool {
  /** Milliseconds without any part finished after which a worker is given up. Tests lower it. */
  patience = 60_000;
  private readonly heap: Heap;
  private readonly word: Int32Array;
  private readonly values: Float64Array;
  private readonly workers = new Map<number, Worker>();
  private limit: number;
  private open = false;

  constructor(heap: Heap, threads: number) {
    this.heap = heap;
    this.word = heap.view(Int32Array, 0, CONTROL_BYTES / 4);
    this.values = heap.view(Float64Array, CONTROL_BYTES, MOST_ARGUMENTS);
    this.limit = heap.shared ? threads : 1;
  }

  /** Threads that take part, the caller's among them. */
  get threads(): number {
    return this.limit;
  }
  set threads(count: number) {
    this.limit = this.heap.shared ? Math.max(1, count | 0) : 1;
  }

  /** Makes a module known to the workers, which compile it when they first need it. */
  publish(bytes: Uint8Array): void {
    if (!this.heap.shared) return;
    const count = this.word[WORD.modules]!;
    const at = count < MOST_MODULES ? this.heap.take(bytes.length) : undefined;
    if (at === undefined) throw new DeviceError(`the CPU engine has no room for module ${count}`);
    this.heap.view(Uint8Array, at, bytes.length).set(bytes);
    this.word[WORD.module + 2 * count] = at;
    this.word[WORD.module + 2 * count + 1] = bytes.length;
    Atomics.store(this.word, WORD.modules, count + 1);
  }

  /** Whether parts are open: another job then has to run on the caller's thread alone. */
  get busy(): boolean {
    return this.open;
  }

  /** Hands out the parts of function number `fn`; `join` must follow before anything else is awaited. */
  fork(fn: number, parts: readonly (readonly number[])[]): void {
    const arity = parts[0]!.length;
    if (this.open || parts.length * arity > MOST_ARGUMENTS)
      throw new DeviceError('the CPU engine is asked for too much at once');
    this.start();
    const { word, values } = this;
    for (const [i, part] of parts.entries()) values.set(part, i * arity);
    word[WORD.fn] = fn;
    word[WORD.arity] = arity;
    word[WORD.parts] = parts.length;
    word[WORD.failed] = 0;
    word[WORD.threads] = this.limit;
    Atomics.store(word, WORD.done, 0);
    Atomics.store(word, WORD.left, parts.length);
    Atomics.add(word, WORD.generation, 1);
    Atomics.notify(word, WORD.generation);
    this.open = true;
  }

  /** Helps with the open parts, by `call`, and returns when all are finished. */
  join(call: (args: readonly number[]) => void): void {
    const { word, values } = this;
    const parts = word[WORD.parts]!;
    const arity = word[WORD.arity]!;
    let trap: unknown;
    for (;;) {
      const ticket = Atomics.sub(word, WORD.left, 1);
      if (ticket <= 0) break;
      const first = (parts - ticket) * arity;
      try {
        call([...values.subarray(first, first + arity)]);
      } catch (cause) {
        trap = cause;
      }
      Atomics.add(word, WORD.done, 1);
    }
    this.wait(parts);
    this.open = false;
    if (trap !== undefined || word[WORD.failed]! > 0)
      throw new DeviceError('a kernel of the CPU engine trapped', { cause: trap });
  }

  private wait(parts: number): void {
    const { word } = this;
    let last = Atomics.load(word, WORD.done);
    let since = performance.now();
    for (;;) {
      const done = Atomics.load(word, WORD.done);
      if (done === parts) return;
      const now = performance.now();
      if (done !== last) {
        last = done;
        since = now;
      } else if (now - since > this.patience) {
        this.giveUp(parts - done);
      } else if (now - since > SPIN_MS && mayWait) {
        Atomics.wait(word, WORD.done, done, 1);
      }
    }
  }

  /** Ends all workers. The parts they had may still be written to for a moment, but nothing will be handed to them any more. */
  private giveUp(parts: number): never {
    for (const worker of this.workers.values()) worker.terminate();
    this.workers.clear();
    this.open = false;
    throw new WorkerLostError(
      `${parts} parts of a call were not finished within ${this.patience} ms: a worker thread was stopped or is starved`,
    );
  }

  /** Starts workers that are missing. They begin to help some 30 ms later; until then the caller does everything. */
  private start(): void {
    for (let number = 1; number < this.limit; number++) {
      if (this.workers.has(number)) continue;
      const scratch = this.heap.take(SCRATCH_BYTES);
      if (scratch === undefined) return;
      const gone = (): void => {
        this.heap.release(scratch);
        if (this.workers.get(number) === worker) this.workers.delete(number);
      };
      const data = { memory: this.heap.memory, control: 0, args: CONTROL_BYTES, scratch, number };
      const worker = startWorker(data, gone);
      if (worker === undefined) {
        this.limit = number; // threads cannot be had here: a policy of the page, for instance
        this.heap.release(scratch);
        return;
      }
      this.workers.set(number, worker);
    }
  }
}

/** A browser's main thread may not sleep. */
const mayWait = (() => {
  try {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 1);
    return true;
  } catch {
    return false;
  }
})();

interface NodeProcess {
  getBuiltinModule?(name: string): {
    Worker: new (
      text: string,
      options: object,
    ) => Worker & { unref(): void; on(event: string, then: () => void): void };
  };
}

/** Starts a worker that never keeps the process alive; `gone` is called when it ends. undefined where there are no threads. */
function startWorker(data: object, gone: () => void): Worker | undefined {
  try {
    const { process } = globalThis as { process?: NodeProcess };
    const node = process?.getBuiltinModule?.('node:worker_threads');
    if (node !== undefined) {
      const text = `${workerText} run(require('node:worker_threads').workerData);`;
      const worker = new node.Worker(text, { eval: true, workerData: data, stdin: false });
      worker.unref();
      worker.on('error', gone);
      worker.on('exit', gone);
      return worker;
    }
    const url = URL.createObjectURL(
      new Blob([`${workerText} onmessage = ({ data }) => run(data);`], { type: 'text/javascript' }),
    );
    const worker = new Worker(url);
    worker.onerror = gone;
    worker.postMessage(data);
    return worker;
  } catch {
    return undefined;
  }
}
