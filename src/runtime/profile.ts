// Where the GPU's time goes: a timestamp in front of and behind every dispatch, summed by kernel. The whole of a piece of work is
// timer.ts's.
import { UnsupportedError } from '../core/errors.ts';
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

/** Where the GPU time of some calls went, by kernels: what `queue.profile` measures. */
export interface Profile {
  /** The kernels, the one that took longest first. */
  readonly rows: readonly ProfileRow[];
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

interface Chunk {
  readonly queries: GPUQuerySet;
  /** Of each dispatch; its timestamps are two queries. */
  readonly kernels: string[];
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

  constructor(device: GPUDevice) {
    this.device = device;
  }

  /** The timestamps of the next dispatch's pass. */
  next(kernel: string): GPUComputePassTimestampWrites {
    let chunk = this.chunks.at(-1);
    if (chunk === undefined || 2 * chunk.kernels.length === QUERIES) {
      chunk = { queries: this.device.createQuerySet({ type: 'timestamp', count: QUERIES }), kernels: [] };
      this.chunks.push(chunk);
    }
    const first = 2 * chunk.kernels.length;
    chunk.kernels.push(kernel);
    return { querySet: chunk.queries, beginningOfPassWriteIndex: first, endOfPassWriteIndex: first + 1 };
  }

  async result(queue: Queue, side: GpuSide): Promise<Profile> {
    const sums = new Map<string, ProfileRow>();
    let [total, begin, end] = [0, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (const chunk of this.chunks) {
      const ticks = await resolved(queue, side, chunk);
      for (const [k, kernel] of chunk.kernels.entries()) {
        const ms = Number(ticks[2 * k + 1]! - ticks[2 * k]!) / 1e6;
        const { calls, ms: sum } = sums.get(kernel) ?? { calls: 0, ms: 0 };
        sums.set(kernel, { kernel, calls: calls + 1, ms: sum + ms });
        total += ms;
        begin = Math.min(begin, Number(ticks[2 * k]!) / 1e6);
        end = Math.max(end, Number(ticks[2 * k + 1]!) / 1e6);
      }
    }
    return { rows: [...sums.values()].sort((a, b) => b.ms - a.ms), ms: total, span: Math.max(0, end - begin) };
  }

  /** Everything recorded with it must have been submitted. */
  dispose(): void {
    for (const { queries } of this.chunks) queries.destroy();
  }
}

async function resolved(queue: Queue, side: GpuSide, { queries, kernels }: Chunk): Promise<BigUint64Array> {
  const count = 2 * kernels.length;
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
