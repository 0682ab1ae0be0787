// Worker threads of the CPU engine. A job is one function called with many lists of arguments, its parts; threads claim parts by counting
// `left` down, the calling thread among them: a caller never returns to the event loop with parts open. A program is a list of jobs that a
// worker runs in order, handing out their parts, while the caller goes on.
import { DeviceError, WorkerLostError } from '../core/errors.ts';
import type { Heap } from './heap.ts';
import { encoded, endOf, type Job, orAfter } from './program.ts';
import { startWorker, type Worker } from './worker.ts';
import { WORD } from './workerText.ts';

const CONTROL_BYTES = 64;
/** Arguments of all parts of a job together. */
export const MOST_ARGUMENTS = 16384;
/** Bytes of a control block: the control words, then the arguments of parts. */
export const RESERVED_BYTES = CONTROL_BYTES + 8 * MOST_ARGUMENTS;
/** Memory of one thread's own, for packed panels. */
export const SCRATCH_BYTES = 4 * 1024 * 1024;
/** Milliseconds that a caller looks at `done` before it sleeps on it. */
const SPIN_MS = 2;
/** Silence is counted in steps of at most this: a machine that has been suspended has not been silent. */
const MOST_SILENCE_MS = 100;
/** How long a program waits for a worker that has just been started, and how often a caller looks how it is getting on. */
const LOOK_MS = 50;

export class Pool {
  /** Milliseconds without any part finished, beyond ten times the caller's own slowest part, after which workers are given up. */
  patience = 60_000;
  private readonly heap: Heap;
  /** The control block in use: those of workers that were given up stay theirs. */
  private control = 0;
  private word: Int32Array;
  private values: Float64Array;
  private readonly workers = new Map<number, Worker>();
  private limit: number;
  private open = false;
  /** Block of the module published last. */
  private lastModule: number | undefined;

  /** The heap's first RESERVED_BYTES are the pool's. */
  constructor(heap: Heap, threads: number) {
    this.heap = heap;
    this.limit = heap.shared ? threads : 1;
    [this.word, this.values] = this.viewControl();
  }

  /** Threads that take part, the caller's among them. */
  get threads(): number {
    return this.limit;
  }
  set threads(count: number) {
    this.limit = this.heap.shared ? Math.max(1, count | 0) : 1;
  }

  /** Makes a module known to the workers, which compile it when they first need it; false if there is no memory for that. */
  publish(bytes: Uint8Array): boolean {
    if (!this.heap.shared) return false;
    const at = this.heap.take(8 + bytes.length);
    if (at === undefined) return false;
    this.heap.view(Uint32Array, at, 2).set([0, bytes.length]);
    this.heap.view(Uint8Array, at + 8, bytes.length).set(bytes);
    if (this.lastModule === undefined) this.word[WORD.first] = at;
    else this.heap.view(Uint32Array, this.lastModule, 1)[0] = at;
    this.lastModule = at;
    Atomics.add(this.word, WORD.modules, 1);
    return true;
  }

  /** Whether parts are open: another job then has to run on the caller's thread alone. */
  get busy(): boolean {
    return this.open;
  }

  /** Hands out the parts of function number `fn`; `join` must follow before anything is awaited. */
  fork(fn: number, parts: readonly (readonly number[])[]): void {
    const arity = parts[0]!.length;
    if (this.open || parts.length * arity > MOST_ARGUMENTS)
      throw new DeviceError('the CPU engine is asked for too much at once');
    this.start(parts.length);
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
    // No more are woken than there are parts, unless some of those that sleep have been told to keep out.
    Atomics.notify(word, WORD.generation, this.workers.size < this.limit ? parts.length : Number.POSITIVE_INFINITY);
    this.open = true;
  }

  /** Helps with the open parts, by `call`, and returns when all are finished. */
  join(call: (args: readonly number[]) => void): void {
    const { word, values } = this;
    const parts = word[WORD.parts]!;
    const arity = word[WORD.arity]!;
    let trap: unknown;
    let slowest = 0;
    for (;;) {
      const ticket = Atomics.sub(word, WORD.left, 1);
      if (ticket <= 0) break;
      const first = (parts - ticket) * arity;
      const begin = performance.now();
      try {
        call([...values.subarray(first, first + arity)]);
      } catch (cause) {
        trap ??= cause;
      }
      slowest = Math.max(slowest, performance.now() - begin);
      Atomics.add(word, WORD.done, 1);
    }
    this.wait(parts, slowest);
    this.open = false;
    if (trap !== undefined || word[WORD.failed]! > 0)
      throw new DeviceError('a kernel of the CPU engine trapped', { cause: trap });
  }

  /** Takes back the parts that nobody has begun and waits for the others: the caller has failed and will not join. */
  abandon(): void {
    const unclaimed = Atomics.exchange(this.word, WORD.left, 0);
    this.wait(this.word[WORD.parts]! - Math.max(0, unclaimed), 0);
    this.open = false;
  }

  /**
   * Has a worker run jobs one after the other, the other workers helping with their parts; until the promise settles, the pool is busy.
   * false, with nothing done, where no worker has begun in time: the caller has to do them.
   * @throws DeviceError if a function traps; WorkerLostError if a thread is lost.
   */
  async lead(jobs: readonly Job[]): Promise<boolean> {
    if (this.open) throw new DeviceError('the CPU engine is asked for too much at once');
    const program = encoded(jobs);
    const at = this.heap.take(8 * program.length);
    if (at === undefined) return false;
    this.start(this.limit);
    if (this.workers.size === 0) {
      this.heap.release(at);
      return false;
    }
    this.heap.view(Float64Array, at, program.length).set(program);
    const { word } = this;
    this.values[0] = at;
    word[WORD.failed] = 0;
    word[WORD.threads] = this.limit;
    word[WORD.steps] = 0;
    Atomics.store(word, WORD.ended, 0);
    Atomics.store(word, WORD.offered, 1);
    Atomics.add(word, WORD.generation, 1);
    Atomics.notify(word, WORD.generation);
    this.open = true;
    try {
      return await this.watch();
    } finally {
      this.open = false;
      this.heap.release(at);
    }
  }

  /** Whether a program was begun in time; resolves when it has ended. */
  private async watch(): Promise<boolean> {
    const { word } = this;
    const ended = endOf(word);
    let last = 0;
    let silence = 0;
    for (;;) {
      const looked = performance.now();
      await orAfter(ended, LOOK_MS);
      const now = performance.now();
      const result = Atomics.load(word, WORD.ended);
      if (result === 2) throw new DeviceError('a kernel of the CPU engine trapped');
      if (result === 1) return true;
      const steps = Atomics.load(word, WORD.steps);
      silence = steps === last ? silence + Math.min(now - looked, MOST_SILENCE_MS) : 0;
      last = steps;
      if (silence >= LOOK_MS && Atomics.compareExchange(word, WORD.offered, 1, 0) === 1) return false;
      if (silence > this.patience) this.giveUp(1, this.patience);
    }
  }

  private wait(parts: number, slowest: number): void {
    const { word } = this;
    const patience = this.patience + 10 * slowest;
    let last = Atomics.load(word, WORD.done);
    let looked = performance.now();
    let silence = 0;
    for (;;) {
      const done = Atomics.load(word, WORD.done);
      if (done === parts) return;
      const now = performance.now();
      silence = done === last ? silence + Math.min(now - looked, MOST_SILENCE_MS) : 0;
      last = done;
      looked = now;
      if (silence > patience) this.giveUp(parts - done, patience);
      if (silence > SPIN_MS && mayWait) Atomics.wait(word, WORD.done, done, 1);
    }
  }

  /**
   * Ends all workers. They may go on for a moment, writing to the call's operands and counting in its control block: nothing released is
   * used again before they have ended, and those that come after them get another block.
   */
  private giveUp(parts: number, patience: number): never {
    Atomics.store(this.word, WORD.left, 0);
    const letGo = this.heap.hold();
    void Promise.all([...this.workers.values()].map((worker) => worker.end())).then(letGo, letGo);
    this.workers.clear();
    this.open = false;
    const control = this.heap.take(RESERVED_BYTES);
    if (control === undefined) {
      this.limit = 1;
    } else {
      const { [WORD.modules]: modules, [WORD.first]: first } = this.word;
      this.control = control;
      [this.word, this.values] = this.viewControl();
      this.word.fill(0);
      this.word[WORD.modules] = modules!;
      this.word[WORD.first] = first!;
    }
    throw new WorkerLostError(
      `${parts} parts of a call were not finished within ${Math.round(patience)} ms: a worker thread was stopped or is starved`,
    );
  }

  /**
   * Starts workers that are missing, as many as there are parts: it takes the caller up to a millisecond for each. They begin to help some
   * 30 ms later; until then the caller does everything.
   */
  private start(parts: number): void {
    for (let number = 1; number < Math.min(this.limit, 1 + parts); number++) {
      if (this.workers.has(number)) continue;
      const scratch = this.heap.take(SCRATCH_BYTES);
      if (scratch === undefined) return;
      const gone = (failed: boolean): void => {
        // Another one would fail too, for lack of memory or by a policy of the page.
        if (failed) this.limit = Math.min(this.limit, number);
        this.heap.release(scratch);
        if (this.workers.get(number) === worker) this.workers.delete(number);
      };
      const { memory } = this.heap;
      const args = this.control + CONTROL_BYTES;
      const data = { memory, control: this.control, args, most: MOST_ARGUMENTS, scratch, number };
      const worker = startWorker(data, gone);
      if (worker === undefined) {
        this.limit = number; // there are no threads here
        this.heap.release(scratch);
        return;
      }
      this.workers.set(number, worker);
    }
  }

  private viewControl(): [Int32Array, Float64Array] {
    const { heap, control } = this;
    return [
      heap.view(Int32Array, control, CONTROL_BYTES / 4),
      heap.view(Float64Array, control + CONTROL_BYTES, MOST_ARGUMENTS),
    ];
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
