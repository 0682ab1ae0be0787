// What calls would give to the GPU, kept in its order instead: the making of a plan. Present in a queue while a plan is recorded.
import { UnsupportedError } from '../core/errors.ts';
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

export class Recorder {
  readonly parts: Part[] = [];
  /** What the calls have to say for the queue's trace. */
  readonly notes: TraceEntry[] = [];
  /** Of every call, for what went wrong in it. */
  readonly calls: Promise<unknown>[] = [];
  /** Nothing is recorded any more: a call that comes now was made too late. */
  closed = false;
  private readonly pool: BufferPool | undefined;
  /** Memory taken while it records; what is given back of it is used again by what is recorded behind. */
  private readonly taken = new Set<GPUBuffer>();
  private readonly idle: GPUBuffer[] = [];
  private readonly kept: GPUBuffer[] = [];
  /** Memory whose contents come from the host once, while it records: nothing else may ever be in it. */
  private readonly constants = new Set<GPUBuffer>();

  constructor(pool: BufferPool | undefined) {
    this.pool = pool;
  }

  /** Workspace of what has been recorded, which nobody else has a hold on. */
  get workspace(): readonly GPUBuffer[] {
    return [...this.idle, ...this.kept];
  }

  /** Whether some of its workspace was filled by the host. */
  get hasConstants(): boolean {
    return this.constants.size > 0;
  }

  private get part(): GpuPart {
    let part = this.parts.at(-1);
    if (part === undefined || typeof part === 'function') {
      part = { commands: [], uses: new Map() };
      this.parts.push(part);
    }
    return part;
  }

  /** Takes a checked call: `record` gives its commands, `again` is how it is computed if it has none. */
  async call(routine: string, record: (() => void | Promise<void>) | undefined, again: HostPart): Promise<void> {
    if (this.closed)
      throw new UnsupportedError(
        `record: ${routine} was called behind an await of the recorded function: make the calls without waiting for one another`,
      );
    if (record === undefined) {
      this.parts.push(again);
      return;
    }
    const started = record();
    if (started === undefined) return;
    started.catch(() => {}); // it is refused below, or refused itself
    await started;
    throw new UnsupportedError(
      `record: ${routine} computes on the host and the GPU in turns: it cannot be part of a plan`,
    );
  }

  /** Of what is done on the host, between commands. */
  refuse(what: string): never {
    throw new UnsupportedError(`record: ${what} is done on the host: it cannot be part of a plan`);
  }

  dispatch(dispatch: Dispatch): void {
    this.part.commands.push(dispatch);
  }

  clear(clear: Clear): void {
    this.part.commands.push(clear);
  }

  note(entry: TraceEntry): void {
    this.notes.push(entry);
  }

  uses(buffer: DeviceBuffer, writes: boolean): void {
    const { uses } = this.part;
    uses.set(buffer, writes || uses.get(buffer) === true);
  }

  /** Memory for a buffer; with `reuse`, one that may have been used by what has been recorded before. */
  take(bytes: number, reuse: boolean): { readonly buffer: GPUBuffer; readonly isNew: boolean } {
    if (reuse) {
      let best = -1;
      for (const [k, { size }] of this.idle.entries())
        if (size >= bytes && size <= 2 * Math.max(bytes, 256) && (best < 0 || size < this.idle[best]!.size)) best = k;
      if (best >= 0) return { buffer: this.idle.splice(best, 1)[0]!, isNew: false };
    }
    const { buffer } = this.pool!.take(bytes);
    this.taken.add(buffer);
    return { buffer, isNew: false };
  }

  /** Takes memory back that was taken here: true, or false for other memory. */
  release(buffer: GPUBuffer): boolean {
    if (!this.taken.has(buffer)) return false;
    if (this.constants.has(buffer)) this.kept.push(buffer);
    else this.idle.push(buffer);
    return true;
  }

  /** The host has written to it. */
  written(buffer: GPUBuffer): void {
    if (this.taken.has(buffer)) this.constants.add(buffer);
  }
}
