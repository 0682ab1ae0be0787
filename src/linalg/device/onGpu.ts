// What verbs need on a GPU: copies of operands as routines take them, buffers that are given back, and results that stay.
import type { Ptr } from '../../core/matrix.ts';
import { rowMajor, sizeOf } from '../../core/strided.ts';
import type { DeviceBuffer } from '../../runtime/buffer.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
import { Operand } from '../arrays.ts';
import type { DeviceArray } from '../deviceArray.ts';
import type { Real } from '../operands.ts';
import { goOn } from '../options.ts';
import { deviceArrayOf, type Make } from './made.ts';
import { gather, gatherPart, type Kept } from './stridedSum.ts';

type Keep = <B extends DeviceBuffer>(buffer: B) => B;

/** Matrices by columns, without gaps, of which a routine may make what it likes. */
export interface Columns {
  readonly buffer: DeviceBuffer<'s'>;
  readonly ld: number;
  /** From one matrix to the next. */
  readonly stride: number;
}

/** Whether a square matrix of so many rows is within the least limit that WebGPU has for a buffer that kernels see. */
export const isSeen = (rows: number): boolean => 4 * rows ** 2 <= 2 ** 27;

/** How results lie by columns. */
interface Lying {
  /** Columns of one dimension. */
  readonly vectors?: boolean;
  /** Elements from one column to the next. */
  readonly ld?: number;
  /** Elements from one matrix to the next. */
  readonly each?: number;
}

/** The place of an operand that is on the GPU. */
export const keptOf = ({ kept, offset }: Operand): Kept => ({ kept: kept!, offset });

/** op(A): the same elements, the last two axes exchanged for 't'. */
export function op(x: Operand, trans: 'n' | 't'): Operand {
  if (trans === 'n') return x;
  const swapped = (list: readonly number[]) => [...list.slice(0, -2), list.at(-1)!, list.at(-2)!];
  const { data, shape, stride, offset, kept } = x;
  return new Operand({ data, shape: swapped(shape), stride: swapped(stride), offset }, kept);
}

/** One call of a verb on a GPU. What it takes is given back at its end, but for the results. */
export class OnGpu {
  readonly context: Context;
  readonly queue: Queue;
  private readonly keepIt: Keep;
  private readonly signal: AbortSignal | undefined;
  private readonly make: Make;
  private readonly results = new Set<DeviceBuffer>();

  constructor(context: Context, keep: Keep, signal: AbortSignal | undefined, make: Make) {
    this.make = make;
    this.context = context;
    this.queue = context.queue;
    this.keepIt = keep;
    this.signal = signal;
  }

  /** A buffer that is given back at the end, unless it has become a result until then. */
  keep<B extends DeviceBuffer>(buffer: B): B {
    this.keepIt({ dispose: () => this.results.has(buffer) || buffer.dispose() } as unknown as B);
    return buffer;
  }

  /** Singles, zeros. */
  singles(length: number): DeviceBuffer<'s'> {
    return this.keep(this.context.alloc('s', length));
  }

  /** Singles that a routine writes, all of them. */
  lease(length: number): DeviceBuffer<'s'> {
    return this.keep(this.context.lease('s', length));
  }

  /** Pivots or infos, zeros. */
  integers(length: number): DeviceBuffer<'i'> {
    return this.keep(this.context.alloc('i', length));
  }

  /** A copy by columns of a matrix, or of a stack broadcast to `lead`; a vector is one column, and with `vectors` a stack has vectors. */
  async columns(x: Operand, lead: readonly number[] = [], vectors = x.shape.length === 1): Promise<Columns> {
    const own = x.shape.length - (vectors ? 1 : 2);
    const [rows, cols] = [x.shape[own]!, vectors ? 1 : x.shape[own + 1]!];
    const steps = lead.map((_, axis) => {
      const mine = axis - lead.length + own;
      return mine < 0 || x.shape[mine] === 1 ? 0 : x.stride[mine]!;
    });
    const sizes = [...lead, cols, rows];
    const buffer = this.lease(sizeOf(sizes));
    const from = [...steps, vectors ? 0 : x.stride[own + 1]!, x.stride[own]!];
    await gather(this.context, keptOf(x), sizes, from, buffer);
    return { buffer, ld: Math.max(1, rows), stride: rows * cols };
  }

  /** Triangles, rows x cols with zeros elsewhere, of matrices by columns. */
  async triangle(
    { buffer, ld, stride }: Columns,
    part: 'lower' | 'upper' | 'unitLower',
    lead: readonly number[],
    rows: number,
    cols: number,
  ): Promise<DeviceArray> {
    const count = sizeOf(lead);
    const C = this.lease(rows * cols * count);
    await gatherPart(this.context, { kept: buffer, offset: 0 }, part, [count, cols, rows], [stride, ld, 1], C);
    return this.byColumns(C, lead, rows, cols);
  }

  /** A matrix by columns as a routine reads it: where it is, if it lies so, else in a copy. A vector is one column. */
  async readable(x: Operand): Promise<{ readonly at: Ptr<'s'>; readonly ld: number }> {
    const { shape, stride, offset, kept } = x;
    const [rows, cols] = [shape[0]!, shape[1] ?? 1];
    const ld = cols > 1 ? stride[1]! : Math.max(1, rows);
    if ((rows <= 1 || stride[0] === 1) && ld >= Math.max(1, rows))
      return { at: { buffer: kept as DeviceBuffer<'s'>, offset }, ld };
    const copy = await this.columns(x);
    return { at: copy.buffer, ld: copy.ld };
  }

  /** What a routine reports, read back: the only thing of these calls that is waited for. */
  read(info: DeviceBuffer<'i'>): Promise<Int32Array> {
    return this.context.download(info);
  }

  /** A result, whose buffer stays. Its elements are rows first if there are no strides. */
  array(
    buffer: DeviceBuffer<Real>,
    shape: readonly number[],
    stride: readonly number[] = rowMajor(shape),
  ): DeviceArray {
    goOn(this.signal);
    const made = this.make(buffer, shape, stride, 0);
    this.results.add(buffer);
    return made;
  }

  /** The result in the precision that the verb returns: doubles are the host's, and come over. */
  async inPrecision(prec: Real, x: DeviceArray): Promise<DeviceArray> {
    if (prec === 's') return x;
    const { data, shape, stride, offset } = await x.host();
    x.dispose();
    return deviceArrayOf(this.context, { data: new Float64Array(data), shape, stride, offset }, this.make);
  }

  /** A result that lies by columns: a matrix for each place of `lead`. */
  byColumns(
    buffer: DeviceBuffer<Real>,
    lead: readonly number[],
    rows: number,
    cols: number,
    { vectors = false, ld = rows, each = ld * cols }: Lying = {},
  ): DeviceArray {
    const steps = rowMajor(lead).map((step) => step * each);
    return vectors
      ? this.array(buffer, [...lead, rows], [...steps, 1])
      : this.array(buffer, [...lead, rows, cols], [...steps, 1, ld]);
  }
}
