// Doubles on the GPU, which has none: each as the sum of two singles, hi the nearest single and lo the nearest to what is left, 48 bits
// together. They stay there with the buffer that they were made of until its elements change.
import { DeviceLostError, reason } from '../core/errors.ts';
import type { DeviceBuffer } from './buffer.ts';
import type { Kernel, Tuning } from './kernel.ts';
import { USAGE } from './pool.ts';
import type { Queue } from './queue.ts';
import { split_doubles } from './shaders.gen.ts';

const THREADS = 256;
const tuning: Tuning = { THREADS };
export const splitDoublesKernel: Kernel = { name: 'split_doubles', text: split_doubles, variants: [tuning] };

/** Elements that travel at a time, 16 MiB, and how many such pieces are under way. */
const PIECE = 2 ** 21;
const PIECES = 3;
const [MAP_WRITE, WRITE_MODE] = [2, 2];

export class Pairs {
  readonly hi: DeviceBuffer<'s'>;
  readonly lo: DeviceBuffer<'s'>;
  /** Which elements of the buffer they are, and what else has been made of them. */
  readonly key: string;

  constructor(hi: DeviceBuffer<'s'>, lo: DeviceBuffer<'s'>, key: string) {
    this.hi = hi;
    this.lo = lo;
    this.key = key;
  }

  [Symbol.dispose](): void {
    this.hi.dispose();
    this.lo.dispose();
  }
}

/** What more than the elements themselves is wanted: made once of fresh pairs, which are then known by its name. */
export interface Preparation {
  readonly name: string;
  make(pairs: Pairs): void;
}

/** Whether the pairs of these elements are there already. */
export const hasPairs = (buffer: DeviceBuffer<'d'>, from: number, count: number, name: string): boolean =>
  buffer.kept !== undefined && (buffer.kept as Pairs).key === keyOf(from, count, name);

const keyOf = (from: number, count: number, name: string): string => `${from} ${count} ${name}`;

/**
 * The elements from .. from + count - 1 as pairs on the GPU: those that are there, or new ones in their place. Where doubles live there
 * nothing travels. Else the host's bytes do, as they are, `piece` elements at a time, and the GPU splits them. To be called where the
 * buffer is not written to meanwhile: by a call that the queue runs.
 */
export async function pairsOf(
  queue: Queue,
  buffer: DeviceBuffer<'d'>,
  from: number,
  count: number,
  preparation: Preparation,
  piece = PIECE,
): Promise<Pairs> {
  const { context } = queue;
  const there = context.placement('d') === 'gpu';
  const values = there ? undefined : await buffer.host('read');
  if (hasPairs(buffer, from, count, preparation.name)) return buffer.kept as Pairs;
  buffer.keep(undefined);
  const pairs = new Pairs(context.lease('s', count), context.lease('s', count), keyOf(from, count, preparation.name));
  try {
    if (values === undefined) split(queue, buffer, { count, first: 0, start: from }, pairs);
    else await upload(queue, values.subarray(from, from + count), pairs, piece);
    preparation.make(pairs);
    buffer.keep(pairs);
  } catch (cause) {
    pairs[Symbol.dispose]();
    throw cause;
  }
  return pairs;
}

interface Part {
  readonly count: number;
  /** Its place in the pairs, and in what it comes from. */
  readonly first: number;
  readonly start: number;
}

/** Enqueues that doubles, as bits, become pairs. */
function split(queue: Queue, raw: DeviceBuffer, part: Part, { hi, lo }: Pick<Pairs, 'hi' | 'lo'>): void {
  const buffers = { raw, H: hi, L: lo };
  queue.launch(splitDoublesKernel, tuning, buffers, { ...part }, [Math.ceil(part.count / THREADS), 1, 1]);
}

/** Copies the doubles into mapped memory, piece by piece, while the GPU fetches and splits the pieces before. */
async function upload(queue: Queue, values: Float64Array, { hi, lo }: Pairs, most: number): Promise<void> {
  const { context } = queue;
  const { device } = context.gpu!;
  const length = Math.min(most, values.length);
  const raw = context.lease('i', 2 * length);
  const staging: GPUBuffer[] = [];
  try {
    for (let first = 0, k = 0; first < values.length; first += length, k++) {
      const piece = values.subarray(first, first + length);
      const slot = k % PIECES;
      if (staging[slot] === undefined) {
        const usage = MAP_WRITE | USAGE.COPY_SRC;
        staging[slot] = context.command(() => device.createBuffer({ size: 8 * length, usage, mappedAtCreation: true }));
      } else {
        await staging[slot].mapAsync(WRITE_MODE);
      }
      const source = staging[slot];
      new Float64Array(source.getMappedRange()).set(piece);
      source.unmap();
      const target = raw.gpu(true);
      // The piece before must have been split before its bytes are overwritten: commands take effect in the order of submissions.
      await queue.compiled();
      queue.flush();
      context.command(() => {
        const encoder = device.createCommandEncoder();
        encoder.copyBufferToBuffer(source, 0, target, 0, 8 * piece.length);
        device.queue.submit([encoder.finish()]);
      });
      split(queue, raw, { count: piece.length, first, start: 0 }, { hi, lo });
      await queue.compiled();
      queue.flush();
    }
  } catch (cause) {
    context.throwFailure();
    throw new DeviceLostError(`the GPU did not take doubles: ${reason(cause)}`, { cause });
  } finally {
    raw.dispose();
    for (const buffer of staging) buffer.destroy();
  }
}

/** Doubles split on the host: for few of them, and for tests. */
export class HostPairs {
  readonly hi: Float32Array;
  readonly lo: Float32Array;

  constructor(values: Float64Array) {
    this.hi = Float32Array.from(values);
    this.lo = Float32Array.from(values, (value, p) => value - this.hi[p]!);
  }

  /** hi and lo of each side by side. */
  interleaved(): Float32Array {
    const out = new Float32Array(2 * this.hi.length);
    for (let p = 0; p < this.hi.length; p++) {
      out[2 * p] = this.hi[p]!;
      out[2 * p + 1] = this.lo[p]!;
    }
    return out;
  }
}
