// Device arrays. A buffer lives where its context puts its precision; integers and anything a CPU routine touches may have a copy on
// each side, and the buffer knows which is fresh.
/// <reference lib="esnext.disposable" preserve="true" />
import { DisposedError } from '../core/errors.ts';
import { type ArrayOf, type ElementType, fields, isComplex } from '../core/field.ts';
import type { HostMat, Mat, Ptr, Storage } from '../core/matrix.ts';
import type { Context } from './context.ts';
import { hostCopy } from './hostArrays.ts';

type Side = 'host' | 'gpu' | 'both';

/** A value that may have to be waited for; `await` takes both. */
export type Soon<T> = T | Promise<T>;

/** How a CPU routine uses a host copy: `write` makes it the fresh one. */
export type HostUse = 'read' | 'write';

/**
 * Elements of one type in the memory of a context: what routines compute on. Made by context.alloc and
 * context.upload; given back by dispose().
 */
export class DeviceBuffer<E extends ElementType = ElementType> implements Storage<E>, Ptr<E> {
  readonly type: E;
  readonly length: number;
  readonly owner: Context;
  private gpuCopy: GPUBuffer | undefined;
  private hostCopy: ArrayOf<E> | undefined;
  private fresh: Side;
  private gone = false;
  private made: Disposable | undefined;
  /** The GPU copy belongs to someone else: Context.wrap. */
  private readonly lent: boolean;

  /** Made by Context.alloc, Context.upload and Context.wrap only. @internal */
  constructor(
    owner: Context,
    type: E,
    length: number,
    gpu: GPUBuffer | undefined,
    host: ArrayOf<E> | undefined,
    lent = false,
  ) {
    this.lent = lent;
    this.owner = owner;
    this.type = type;
    this.length = length;
    this.gpuCopy = gpu;
    this.hostCopy = host;
    this.fresh = gpu === undefined ? 'host' : host === undefined ? 'gpu' : 'both';
  }

  /** A buffer is the pointer to its own first element. */
  get buffer(): this {
    return this;
  }
  get offset(): number {
    return 0;
  }
  /** The place `offset` elements into the buffer. */
  at(offset: number): Ptr<E> {
    return { buffer: this, offset };
  }

  /** Disposed of, itself or with its context. */
  get disposed(): boolean {
    return this.gone || this.owner.disposed;
  }

  private alive(): void {
    if (this.disposed)
      throw new DisposedError(`use of a ${fields[this.type].title} buffer of ${this.length} elements after dispose()`);
  }

  /**
   * Whether its memory is vectors of four to its end. Ours always is; someone else's may end within one, which kernels that load vectors
   * would miss.
   * @internal
   */
  get inFours(): boolean {
    return !this.lent || this.gpuCopy!.size % 16 === 0;
  }

  /** The GPUBuffer of somebody else's that it lies over. @internal */
  get lentBy(): GPUBuffer | undefined {
    return this.lent ? this.gpuCopy : undefined;
  }

  /** Whether a CPU routine has to wait for the GPU before it sees the elements. @internal */
  get onGpu(): boolean {
    return this.fresh === 'gpu';
  }

  /** Whether the GPU would have to be given the elements first. @internal */
  get onHost(): boolean {
    return this.fresh === 'host';
  }

  /** What was made of the elements as they are now, and is kept until they change. @internal */
  get kept(): Disposable | undefined {
    return this.made;
  }

  /** Keeps it in the place of what was kept before, which is disposed of. @internal */
  keep(made: Disposable | undefined): void {
    if (this.made !== made) this.made?.[Symbol.dispose]();
    this.made = made;
    if (made === undefined || !this.disposed) return;
    this.keep(undefined);
    this.alive();
  }

  /**
   * The GPU copy, brought up to date if a CPU routine wrote the host copy; `writes` makes it the only fresh one.
   * @internal
   */
  gpu(writes: boolean): GPUBuffer {
    this.alive();
    this.owner.queue.recorder?.uses(this, writes);
    if (this.gpuCopy === undefined) this.gpuCopy = this.owner.takeGpu(this.type, this.length, 'values');
    if (this.fresh === 'host') this.owner.writeGpu(this.gpuCopy, this.hostCopy!, 0);
    if (writes) {
      this.fresh = 'gpu';
      this.keep(undefined);
    } else if (this.fresh === 'host') this.fresh = 'both';
    return this.gpuCopy;
  }

  /**
   * The host copy, brought up to date if the GPU wrote its own; at once if it is: small calls would spend most of their time on promises.
   * @internal
   */
  host(use: HostUse): Soon<ArrayOf<E>> {
    this.alive();
    if (this.fresh === 'gpu') return this.fetched(use);
    if (use === 'write') this.onlyHost();
    return this.hostCopy!;
  }

  private async fetched(use: HostUse): Promise<ArrayOf<E>> {
    this.hostCopy ??= hostCopy(this.type, this.length);
    await this.owner.readGpu(this.gpuCopy!, this.hostCopy, 0);
    this.alive();
    if (this.fresh === 'gpu') this.fresh = 'both';
    if (use === 'write') this.onlyHost();
    return this.hostCopy;
  }

  /** The host copy is going to be written to. */
  private onlyHost(): void {
    this.fresh = 'host';
    this.keep(undefined);
  }

  /**
   * Replaces elements from `offset` on by `values`, on the side where the data lives. Context.write has checked both.
   * @internal
   */
  set(values: ArrayOf<E>, offset: number): void {
    this.alive();
    const { parts, bytes } = fields[this.type];
    if (this.fresh === 'gpu') {
      this.owner.writeGpu(this.gpuCopy!, values, offset * bytes);
    } else {
      this.hostCopy!.set(values, offset * parts);
      this.fresh = 'host';
    }
    this.keep(undefined);
  }

  /** A fresh array with `count` elements from `offset` on, from the side where the data lives. @internal */
  async copyOut(offset: number, count: number): Promise<ArrayOf<E>> {
    this.alive();
    const { array, parts, bytes } = fields[this.type];
    const from = offset * parts;
    if (this.fresh !== 'gpu') return this.hostCopy!.slice(from, from + count * parts) as ArrayOf<E>;
    const out = new array(count * parts);
    await this.owner.readGpu(this.gpuCopy!, out, offset * bytes);
    return out;
  }

  /** Gives the memory back. A second call does nothing. */
  dispose(): void {
    if (this.gone) return;
    this.gone = true;
    this.keep(undefined);
    if (this.gpuCopy !== undefined && !this.lent) this.owner.releaseGpu(this.gpuCopy);
    if (this.hostCopy !== undefined) this.owner.releaseHost(this.hostCopy);
    this.gpuCopy = undefined;
    this.hostCopy = undefined;
  }

  [Symbol.dispose](): void {
    this.dispose();
  }
}

/** The host view of a matrix operand, for x.cpu.ts. */
export function hostMat<E extends ElementType>(pointer: Ptr<E>, ld: number, use: HostUse): Soon<HostMat<E>> {
  const host = (pointer.buffer as DeviceBuffer<E>).host(use);
  const { offset: off } = pointer;
  const parts = isComplex(pointer.buffer.type) ? 2 : undefined;
  const view = (data: ArrayOf<E>) => ({ data, off, ld, parts }) as HostMat<E>;
  return host instanceof Promise ? host.then(view) : view(host);
}

/** The host view of a vector operand (pivots, info). */
export const hostVector = <E extends ElementType>(pointer: Ptr<E>, use: HostUse): Soon<HostMat<E>> =>
  hostMat(pointer, 1, use);

/** Bytes that a CPU routine would have to bring over from the GPU: whole buffers. */
export function bytesOver(operands: readonly Ptr<ElementType>[]): number {
  const buffers = new Set(operands.map(({ buffer }) => buffer as DeviceBuffer));
  let bytes = 0;
  for (const { onGpu, length, type } of buffers) if (onGpu) bytes += length * fields[type].bytes;
  return bytes;
}

/** A matrix on the device, for x.gpu.ts. A vector is a matrix whose ld is its increment. */
export type DeviceMat = Mat<DeviceBuffer>;

export const deviceMat = (pointer: Ptr<ElementType>, ld: number): DeviceMat => ({
  data: pointer.buffer as DeviceBuffer,
  off: pointer.offset,
  ld,
});

/** Whether its elements are halves: kernels have variants for them. */
export const isHalf = ({ data }: { readonly data: DeviceBuffer }): boolean => data.type === 'h';
