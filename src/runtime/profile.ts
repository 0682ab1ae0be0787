// Where the GPU's time goes: a timestamp in front of and behind every dispatch, summed by kernel and by routine. The whole of a piece of
// work is timer.ts's.
import { UnsupportedError } from '../core/errors.ts';
import type { Prec } from '../core/field.ts';
import { flopsOf, type RoutineSpec, routineName, type Values } from '../core/spec.ts';
import { bytesOf } from '../core/traffic.ts';
import type { GpuSide } from './gpuSide.ts';
import { USAGE } from './pool.ts';
import type { Queue } from './queue.ts';

/** One kernel of a profile. */
export interface ProfileRow {
  readonly kernel: string;
  /** Dispatches of it. */
  readonly calls: number;
  /** Milliseconds that they took. */
  readonly ms: number;
}

/** One routine of a profile: its calls that the GPU computed. */
export interface ProfileCalls {
  /** With its precision letter. */
  readonly routine: string;
  readonly prec: Prec;
  readonly calls: number;
  /** Milliseconds of the dispatches that were recorded from a call of it to the next call of any routine. */
  readonly ms: number;
  /** Real operations of all calls, by the routine's formula. */
  readonly flops: number;
  /** Bytes of all calls' operands, each read and written once: what memory has to move at least. */
  readonly bytes: number;
}

/** One dispatch of a profile. */
export interface ProfiledDispatch {
  readonly kernel: string;
  /** The routine that was called last before it was recorded, if one was. */
  readonly routine?: string;
  /** Milliseconds from the beginning of the first dispatch. */
  readonly start: number;
  readonly end: number;
}

/** Where the GPU time of some calls went, by kernels and by routines: what `queue.profile` measures. */
export interface Profile {
  /** The kernels, the one that took longest first. */
  readonly rows: readonly ProfileRow[];
  /** The routines, the one that took longest first. */
  readonly calls: readonly ProfileCalls[];
  /** Every dispatch, in the order in which they were recorded. */
  readonly dispatches: readonly ProfiledDispatch[];
  /** Milliseconds that all dispatches took. */
  readonly ms: number;
  /**
   * Milliseconds from the beginning of the first dispatch to the end of the last: what exceeds `ms` is copies, gaps and waiting for the
   * host.
   */
  readonly span: number;
}

/** Timestamps of a query set: WebGPU's limit. */
const QUERIES = 4096;

interface Recorded {
  readonly kernel: string;
  readonly of: Called | undefined;
}

interface Chunk {
  readonly queries: GPUQuerySet;
  /** The timestamps of each are two queries. */
  readonly dispatches: Recorded[];
}

/** The calls of a routine in one precision. */
interface Called {
  readonly routine: string;
  readonly prec: Prec;
  calls: number;
  ms: number;
  flops: number;
  bytes: number;
}

/** What Queue.profile does, on a GPU that has been brought to its clock. */
export async function profiled(queue: Queue, side: GpuSide, work: () => void | Promise<void>): Promise<Profile> {
  await queue.compiled();
  if (side.profiler !== undefined) throw new UnsupportedError('queue.profile: another profile is being taken');
  const profiler = new Profiler(side.device);
  side.profiler = profiler;
  try {
    await work();
    await queue.compiled();
    side.profiler = undefined;
    return await profiler.result(queue, side);
  } finally {
    side.profiler = undefined;
    side.flush();
    profiler.dispose();
  }
}

/** Times the dispatches of a queue: timestamps belong to passes, so that each dispatch gets a pass of its own. */
export class Profiler {
  private readonly device: GPUDevice;
  private readonly chunks: Chunk[] = [];
  private readonly called = new Map<string, Called>();
  private now: Called | undefined;

  constructor(device: GPUDevice) {
    this.device = device;
  }

  /** A checked call whose dispatches come next. */
  call(spec: RoutineSpec, a: Values & { readonly prec: Prec }): void {
    const { prec } = a;
    const routine = routineName(spec, prec);
    const called = this.called.get(routine) ?? { routine, prec, calls: 0, ms: 0, flops: 0, bytes: 0 };
    called.calls++;
    called.flops += flopsOf(spec, a, prec);
    called.bytes += bytesOf(spec, a, prec);
    this.called.set(routine, called);
    this.now = called;
  }

  /** The timestamps of the next dispatch's pass. */
  next(kernel: string): GPUComputePassTimestampWrites {
    let chunk = this.chunks.at(-1);
    if (chunk === undefined || 2 * chunk.dispatches.length === QUERIES) {
      chunk = { queries: this.device.createQuerySet({ type: 'timestamp', count: QUERIES }), dispatches: [] };
      this.chunks.push(chunk);
    }
    const first = 2 * chunk.dispatches.length;
    chunk.dispatches.push({ kernel, of: this.now });
    return { querySet: chunk.queries, beginningOfPassWriteIndex: first, endOfPassWriteIndex: first + 1 };
  }

  async result(queue: Queue, side: GpuSide): Promise<Profile> {
    const sums = new Map<string, ProfileRow>();
    const dispatches: ProfiledDispatch[] = [];
    let total = 0;
    for (const chunk of this.chunks) {
      const ticks = await resolved(queue, side, chunk);
      for (const [k, { kernel, of }] of chunk.dispatches.entries()) {
        const [start, end] = [Number(ticks[2 * k]!) / 1e6, Number(ticks[2 * k + 1]!) / 1e6];
        const ms = Number(ticks[2 * k + 1]! - ticks[2 * k]!) / 1e6;
        const { calls, ms: sum } = sums.get(kernel) ?? { calls: 0, ms: 0 };
        sums.set(kernel, { kernel, calls: calls + 1, ms: sum + ms });
        if (of !== undefined) of.ms += ms;
        dispatches.push({ kernel, ...(of === undefined ? {} : { routine: of.routine }), start, end });
        total += ms;
      }
    }
    const [begin, end] = [least(dispatches.map((d) => d.start)), -least(dispatches.map((d) => -d.end))];
    return {
      rows: [...sums.values()].sort((a, b) => b.ms - a.ms),
      calls: [...this.called.values()].sort((a, b) => b.ms - a.ms),
      dispatches: dispatches.map((d) => ({ ...d, start: d.start - begin, end: d.end - begin })),
      ms: total,
      span: Math.max(0, end - begin),
    };
  }

  /** Everything recorded with it must have been submitted. */
  dispose(): void {
    for (const { queries } of this.chunks) queries.destroy();
  }
}

const least = (values: readonly number[]): number => values.reduce((x, y) => Math.min(x, y), Number.POSITIVE_INFINITY);

async function resolved(queue: Queue, side: GpuSide, { queries, dispatches }: Chunk): Promise<BigUint64Array> {
  const count = 2 * dispatches.length;
  const buffer = side.device.createBuffer({ size: 8 * count, usage: USAGE.QUERY_RESOLVE | USAGE.COPY_SRC });
  try {
    side.copies().resolveQuerySet(queries, 0, count, buffer, 0);
    const ticks = new Int32Array(2 * count);
    await queue.context.readGpu(buffer, ticks, 0);
    return new BigUint64Array(ticks.buffer);
  } finally {
    buffer.destroy();
  }
}
