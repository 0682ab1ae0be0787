// Arrays that stay where their context computes: what verbs take and return beside ndarrays.
/// <reference lib="esnext.disposable" preserve="true" />

import { ArgumentError, DisposedError } from '../core/errors.ts';
import { type ArrayOf, fields } from '../core/field.ts';
import { layoutOf, rowMajor, sizeOf } from '../core/strided.ts';
import { copyStrided } from '../core/stridedCopy.ts';
import { DeviceBuffer } from '../runtime/buffer.ts';
import type { Context } from '../runtime/context.ts';
import { onDevice } from './device/call.ts';
import { liesOnGpu, type Make } from './device/made.ts';
import { gather } from './device/stridedSum.ts';
import type { Argument, Choices, Ways } from './device/verb.ts';
import { type NdArray, ndarray } from './ndarray.ts';

type Real = 's' | 'd';
type Elements = Float32Array | Float64Array;

/** The places of a slice along one axis: one of them, which takes the axis away; from the first up to the second, without it; all. */
export type Range = number | readonly [from: number, to?: number] | undefined;

/**
 * An array whose elements are in the memory of a context: on its GPU, if its type lives there, else in the memory that the CPU engine
 * computes in. Verbs take it in the place of an ndarray, compute where it is, and return such arrays: nothing is copied from or to the host
 * between them. Its elements do not change, unless its buffer is written to; it must not be disposed of before the calls that it was given
 * to are done. Made by device, by verbs, and over a buffer of the context's by `new DeviceArray(buffer, shape, stride, offset)`.
 *
 * T, slice and transpose are views: arrays of the same memory, which cost nothing, and live as long as the array that they are of.
 *
 * @example
 * using A = await device(await getContext(), [[2, 1], [4, 3]]);
 * using x = await solve(A, [4, 10]);
 * console.log((await x.host()).get(1)); // 2
 */
export class DeviceArray<T extends Elements = Elements> {
  /** 's': singles, on a GPU if the context has one; 'd': doubles, in the CPU's memory. */
  readonly dtype: T extends Float32Array ? 's' : 'd';
  readonly shape: readonly number[];
  /** Elements from one to the next along each axis; never negative. */
  readonly stride: readonly number[];
  /** Place of the first element in the buffer. */
  readonly offset: number;
  /** Where the elements are: an operand of routines of BLAS and LAPACK, as they are named in `basalt`. */
  readonly buffer: DeviceBuffer<Real>;
  /** A view leaves the memory to the array that it is of. */
  private readonly isView: boolean;

  /**
   * An array over a buffer of singles or doubles, which is its own from then on: `dispose` gives it back. Rows first, if there are no
   * strides.
   * @throws ArgumentError for another type, and for a shape and strides that leave the buffer.
   */
  constructor(
    buffer: DeviceBuffer<Real>,
    shape: readonly number[],
    stride: readonly number[] = rowMajor(shape),
    offset = 0,
    isView = false,
  ) {
    const fail = (value: unknown, rule: string): never => {
      throw new ArgumentError('DeviceArray', 'shape', 2, value, rule);
    };
    if (!(buffer instanceof DeviceBuffer) || (buffer.type !== 's' && buffer.type !== 'd'))
      throw new ArgumentError('DeviceArray', 'buffer', 1, buffer, "must be a buffer of a context, of type 's' or 'd'");
    const layout = layoutOf({ data: { length: buffer.length }, shape, stride, offset }, fail);
    if (stride.some((step) => step < 0)) fail(stride, 'its strides must not be negative');
    this.buffer = buffer;
    this.dtype = buffer.type as this['dtype'];
    this.shape = layout.shape;
    this.stride = layout.stride;
    this.offset = layout.offset;
    this.isView = isView;
  }

  get context(): Context {
    return this.buffer.owner;
  }

  /** How many elements it has. */
  get size(): number {
    return sizeOf(this.shape);
  }

  /** Its memory has been given back: by itself, by the array that it is a view of, or with the context. */
  get disposed(): boolean {
    return this.buffer.disposed;
  }

  /** The view with its axes the other way round: of a matrix the transpose. */
  get T(): DeviceArray<T> {
    return this.transpose();
  }

  /**
   * The view with its axes in that order, the other way round if there is none: transpose(0, 2, 1) turns every matrix of a stack.
   * @throws ArgumentError for anything but all of its axes.
   */
  transpose(...axes: readonly number[]): DeviceArray<T> {
    const count = this.shape.length;
    const order = axes.length === 0 ? this.shape.map((_, axis) => count - 1 - axis) : axes;
    if (order.length !== count || !this.shape.every((_, axis) => order.includes(axis)))
      throw new ArgumentError('transpose', 'axes', 1, order.join(', '), `must be 0 to ${count - 1} in any order`);
    const of = (list: readonly number[]) => order.map((axis) => list[axis]!);
    return this.view(of(this.shape), of(this.stride), this.offset);
  }

  /**
   * The view of some of its places along each axis: slice([0, 2]) of a matrix has its first two rows, slice(undefined, 3) is its column 3,
   * slice(7) of a stack is its matrix 7. Places are counted from 0, negative ones from the end; axes that are not named are kept whole.
   * @throws ArgumentError for more ranges than axes, and for places that are not there.
   */
  slice(...ranges: readonly Range[]): DeviceArray<T> {
    const { shape, stride } = this;
    const fail = (value: unknown, rule: string): never => {
      throw new ArgumentError('slice', 'ranges', 1, value, rule);
    };
    if (ranges.length > shape.length) fail(ranges.length, `there are ${shape.length} axes`);
    let { offset } = this;
    const [sizes, steps]: [number[], number[]] = [[], []];
    for (const [axis, size] of shape.entries()) {
      const range = ranges[axis];
      const place = (at: number, most: number): number => {
        const counted = at < 0 ? at + size : at;
        if (!Number.isSafeInteger(at) || counted < 0 || counted > most)
          fail(at, `axis ${axis} has ${size} places, and negative ones count from its end`);
        return counted;
      };
      if (typeof range === 'number') {
        offset += place(range, size - 1) * stride[axis]!;
        continue;
      }
      const [from, to] = range === undefined ? [0, size] : [place(range[0], size), place(range[1] ?? size, size)];
      const length = Math.max(0, to - from);
      if (length > 0) offset += from * stride[axis]!;
      sizes.push(length);
      steps.push(stride[axis]!);
    }
    return this.view(sizes, steps, offset);
  }

  /**
   * The same elements on the host, a new ndarray, rows first. Waits for all that has been computed so far.
   * @throws DisposedError after dispose; DeviceError, OutOfMemoryError or DeviceLostError for whatever went wrong on the device until then.
   */
  async host(): Promise<NdArray<T>> {
    const { buffer, shape, stride, offset, size } = this;
    this.alive();
    const { queue } = this.context;
    if (queue.busy) await queue.idle;
    this.context.throwFailure();
    const strides = rowMajor(shape);
    const asIs = stride.every((step, axis) => step === strides[axis] || shape[axis] === 1);
    let data: ArrayOf<Real>;
    if (asIs || size === 0) data = await buffer.copyOut(size === 0 ? 0 : offset, size);
    else if (buffer.onGpu && buffer.type === 's') data = await this.gathered();
    else {
      data = new fields[buffer.type].array(size);
      const from = { data: (await buffer.host('read')) as ArrayOf<Real>, at: offset, strides: stride };
      copyStrided(shape, { data, at: 0, strides }, from);
    }
    return ndarray(data, [...shape]) as unknown as NdArray<T>;
  }

  private async gathered(): Promise<ArrayOf<Real>> {
    const rows = this.context.lease<Real>('s', this.size);
    try {
      await gather(this.context, { kept: this.buffer, offset: this.offset }, this.shape, this.stride, rows);
      return await rows.copyOut(0, this.size);
    } finally {
      rows.dispose();
    }
  }

  /** Gives its memory back; not that of the array of which it is a view. A second call does nothing. */
  dispose(): void {
    if (!this.isView) this.buffer.dispose();
  }

  [Symbol.dispose](): void {
    this.dispose();
  }

  /**
   * Does a verb of which this array is an operand.
   * @internal
   */
  compute<O extends Choices>(ways: Ways<O, unknown>, given: readonly Argument[], options: O): Promise<unknown> {
    return onDevice(ways, given, options, make);
  }

  /** What it is, in a few words. */
  toString(): string {
    const where = liesOnGpu(this.context, this.dtype) ? 'on the GPU' : "in the CPU engine's memory";
    const title = `${this.shape.join(' x ') || 'one'} ${fields[this.dtype].title}${this.disposed ? ', disposed of' : ''}`;
    return `DeviceArray { ${title}, ${where} }`;
  }

  [Symbol.for('nodejs.util.inspect.custom')](): string {
    return this.toString();
  }

  private alive(): void {
    if (this.disposed) throw new DisposedError(`use of an array of ${this.shape.join(' x ')} after dispose()`);
  }

  private view(shape: readonly number[], stride: readonly number[], offset: number): DeviceArray<T> {
    this.alive();
    return new DeviceArray<T>(this.buffer, shape, stride, offset, true);
  }
}

/** For verbs. @internal */
export const make: Make = (buffer, shape, stride, offset) => new DeviceArray(buffer, shape, stride, offset);
