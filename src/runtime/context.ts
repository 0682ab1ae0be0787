// A context: one device (or the CPU alone), its memory, its queue. Everything a user holds belongs to one.
import {
  ArgumentError,
  type DeviceError,
  DeviceLostError,
  DisposedError,
  OutOfMemoryError,
  reason,
} from '../core/errors.ts';
import { type ArrayOf, type ElementType, fields, type HostArray } from '../core/field.ts';
import { type Backend, footprint, type Ptr, type RealArray } from '../core/matrix.ts';
import { pack, type Strided, unpack, view2 } from '../core/strided.ts';
import { cpuTitle } from '../engine/engine.ts';
import type { Provider } from '../engine/provider.ts';
import { DeviceBuffer, type HostUse } from './buffer.ts';
import { errorsOf, refused, scoped } from './errorScopes.ts';
import { checkForeign, checkOnGpu } from './foreign.ts';
import { type Fate, fateOf, type Gpu } from './gpu.ts';
import { checkValues, hostArray, hostCopy, plainBytes, releaseHostCopy } from './hostArrays.ts';
import { checkAlloc, placeIn } from './place.ts';
import type { Declared, Plan, PlanCalls, PlanValues } from './plan.ts';
import type { BufferPool } from './pool.ts';
import { Queue } from './queue.ts';
import type { Readback } from './readback.ts';
import { representationOn } from './representation.ts';

/** Memory that foreign commands can use: what a bind group takes as its resource. */
export interface Unwrapped {
  readonly buffer: GPUBuffer;
  /** In bytes, as is the size. */
  readonly offset: number;
  readonly size: number;
}

/** What new memory holds: zeros, whatever was in it, or values that the host writes to all of it at once. */
type Holds = 'zeros' | 'anything' | 'values';

/** A matrix uploaded from a strided host array: ready for A, lda. */
export interface UploadedMatrix<E extends ElementType> {
  readonly buffer: DeviceBuffer<E>;
  readonly rows: number;
  readonly cols: number;
  readonly ld: number;
}

/**
 * A GPU or the CPU, opened by createContext: memory on it, and the queue in which routines run. It ends with
 * dispose(), or with `using`.
 */
export class Context {
  readonly backend: Backend;
  /** One sentence: which backend was chosen and why. */
  readonly why: string;
  /** What computes in place of the CPU backend's own code, if something does. */
  readonly provider: Provider | undefined;
  readonly gpu: Gpu | undefined;
  readonly queue: Queue;
  /** GPU memory; undefined on the CPU backend. @internal */
  readonly pool: BufferPool | undefined;
  private readonly readback: Readback | undefined;
  private deafen: (() => void) | undefined;
  private failure: DeviceError | undefined;
  private readonly fate: Fate;
  private gone = false;

  /** @internal */
  constructor(provider: Provider | undefined, gpu: Gpu | undefined, why: string) {
    this.provider = provider;
    this.gpu = gpu;
    this.why = gpu === undefined ? `${why} (${cpuTitle()})` : why;
    this.backend = gpu === undefined ? 'cpu' : 'gpu';
    if (gpu !== undefined) {
      const onError = (error: Error) => this.fail(error as DeviceError);
      this.pool = new gpu.machinery.BufferPool(gpu, onError);
      this.readback = new gpu.machinery.Readback(gpu, onError);
      if (gpu.owned) {
        const hear = (event: GPUUncapturedErrorEvent): void => {
          event.preventDefault(); // it is reported by the next download, not on the console
          onError(refused(event.error.message));
        };
        gpu.device.addEventListener('uncapturederror', hear);
        this.deafen = () => gpu.device.removeEventListener('uncapturederror', hear);
      }
    }
    this.fate = fateOf(gpu?.device);
    this.queue = new Queue(this, (error) => this.fail(error));
  }

  get disposed(): boolean {
    return this.gone;
  }

  /** Where numbers of a type live: on the GPU if it has them, else on the CPU, as doubles and complex doubles do. */
  placement(type: ElementType): Backend {
    return this.gpu !== undefined && representationOn(this.gpu, type) !== undefined ? 'gpu' : 'cpu';
  }

  /** Throws if the context cannot be used any more. Everything that talks to the device calls it first. @internal */
  assertAlive(): void {
    if (this.gone) throw new DisposedError('use of a context after dispose()');
    if (this.fate.lost !== undefined)
      throw new DeviceLostError(
        `the GPU device is lost (${this.fate.lost}): create a new context and upload the data again`,
      );
  }

  /** Keeps the first error, but rather a lack of memory than the refusals that it entails. */
  private fail(error: DeviceError): void {
    const isCause = error instanceof OutOfMemoryError && !(this.failure instanceof OutOfMemoryError);
    if (this.failure === undefined || isCause) this.failure = error;
  }

  /** Throws the first error that the device has reported since the last call. @internal */
  throwFailure(): void {
    this.assertAlive();
    const failure = this.failure;
    this.failure = undefined;
    if (failure !== undefined) throw failure;
  }

  /**
   * A buffer of `length` zeros. Type 'i' is for pivots and info.
   * @throws ArgumentError for a bad type or length; UnsupportedError when the adapter cannot bind so large a buffer.
   */
  alloc<E extends ElementType>(type: E, length: number): DeviceBuffer<E> {
    checkAlloc(this, 'alloc', type, length);
    if (this.placement(type) === 'cpu') return this.hostBuffer(type, length);
    return new DeviceBuffer(this, type, length, this.takeGpu(type, length), undefined);
  }

  /** For Node's util.inspect: an error whose value is a context, or has one, shows it in a line. */
  [Symbol.for('nodejs.util.inspect.custom')](): string {
    return `Context { ${this.why} }`;
  }

  /**
   * Workspace on the GPU for one call: as alloc, but holding old data. Disposed of by the routine once its commands are recorded.
   * @internal
   */
  lease<E extends ElementType>(type: E, length: number): DeviceBuffer<E> {
    return new DeviceBuffer(this, type, length, this.takeGpu(type, length, 'anything'), undefined);
  }

  /**
   * A buffer over the first elements of a GPUBuffer of the caller's, made on this context's device: nothing is copied, and `dispose` of the
   * buffer leaves it alone. Call `queue.flush()` before it is destroyed, mapped, or used by commands submitted elsewhere. The way back is
   * `unwrap`.
   * @throws ArgumentError for a bad type or length, and for a GPUBuffer that is too small, mapped, or lacks one of STORAGE, COPY_SRC and
   * COPY_DST; UnsupportedError if elements of this type do not live on the GPU here, or are more than a kernel can see. One of another
   * device is a DeviceError of the next download.
   * @example await sscal(ctx.queue, { n, alpha: 2, x: ctx.wrap(mine, 's', n) });
   */
  wrap<E extends ElementType>(gpu: GPUBuffer, type: E, length: number): DeviceBuffer<E> {
    checkAlloc(this, 'wrap', type, length);
    checkForeign(this, gpu, type, length);
    return new DeviceBuffer(this, type, length, gpu, undefined, true);
  }

  /**
   * The GPU memory of a buffer, from `source` on, for commands of the caller's own on `gpu.device`: what a bind group takes as its
   * resource, without a copy. All calls made before have been submitted when the promise resolves. With use 'write' the caller may change
   * the elements: he submits his commands before the next call that uses the buffer. The memory is the same for as long as the buffer is
   * not disposed of; then it is handed out again or destroyed. Call this again behind calls that write the elements: some compute on the
   * CPU.
   * @throws ArgumentError for what is no place in a buffer of the context; UnsupportedError if its type does not live on the GPU here;
   * DeviceError, OutOfMemoryError or DeviceLostError for whatever went wrong on the device until then.
   * @example
   * const entries = [{ binding: 0, resource: await ctx.unwrap(x, 'write') }];
   */
  async unwrap(source: Ptr<ElementType>, use: HostUse = 'read'): Promise<Unwrapped> {
    const { buffer, offset } = placeIn(this, 'unwrap', 'source', 1, source);
    if (use !== 'read' && use !== 'write')
      throw new ArgumentError('unwrap', 'use', 2, use, "must be 'read' or 'write'");
    checkOnGpu('unwrap', this, buffer.type);
    if (this.queue.busy) await this.queue.idle;
    this.queue.recorder?.refuse('unwrap');
    const gpu = buffer.gpu(use === 'write');
    await this.queue.compiled();
    this.throwFailure();
    this.queue.flush();
    const { bytes } = fields[buffer.type];
    return { buffer: gpu, offset: offset * bytes, size: Math.ceil(((buffer.length - offset) * bytes) / 4) * 4 };
  }

  /**
   * A buffer of zeros in the host's memory, whatever the backend: workspace of routines that compute on the CPU.
   * @internal
   */
  hostBuffer<E extends ElementType>(type: E, length: number): DeviceBuffer<E> {
    return new DeviceBuffer(this, type, length, undefined, hostCopy(type, length));
  }

  /**
   * A buffer that holds a copy of `values`, taken before the call returns: the array may be changed or transferred afterwards.
   * @throws ArgumentError for an array of another class than the type's, a detached array, or one that has shrunk away.
   */
  upload<E extends ElementType>(type: E, values: ArrayOf<E>): DeviceBuffer<E> {
    checkAlloc(this, 'upload', type, 0);
    const source = checkValues('upload', type, values) as ArrayOf<E>;
    const length = Math.floor(source.length / fields[type].parts);
    checkAlloc(this, 'upload', type, length);
    if (this.placement(type) === 'cpu') {
      const buffer = this.hostBuffer(type, length);
      buffer.set(source, 0);
      return buffer;
    }
    const gpu = this.takeGpu(type, length, 'values');
    this.writeGpu(gpu, source, 0);
    return new DeviceBuffer(this, type, length, gpu, undefined);
  }

  /**
   * Overwrites elements of a buffer from `target` on by a copy of `values`, behind the calls made before.
   * Halves must start and end on even elements, bytes on multiples of four, or at the buffer's end.
   */
  write<E extends ElementType>(target: Ptr<E>, values: ArrayOf<E>): void {
    const { buffer, offset } = placeIn(this, 'write', 'target', 1, target);
    const source = checkValues('write', buffer.type, values) as ArrayOf<E>;
    const length = source.length / fields[buffer.type].parts;
    const refuse = (rule: string): never => {
      throw new ArgumentError('write', 'values', 2, values, rule);
    };
    if (offset + length > buffer.length)
      refuse(`${length} elements from offset ${offset} do not fit into ${buffer.length}`);
    const unit = Math.max(1, 4 / fields[buffer.type].bytes);
    if (offset % unit !== 0 || (length % unit !== 0 && offset + length !== buffer.length))
      refuse(`memory is written by four bytes: start and end on multiples of ${unit} elements, or at the end`);
    this.queue.recorder?.refuse('write');
    const copy = this.queue.busy ? (source.slice() as ArrayOf<E>) : source;
    this.queue.inOrder(() => buffer.set(copy, offset));
  }

  /**
   * A copy of `length` elements from `source` on (default: all) as the calls made before this one leave them.
   * @throws DeviceError, OutOfMemoryError or DeviceLostError for whatever went wrong on the device until then.
   */
  async download<E extends ElementType>(source: Ptr<E>, length?: number): Promise<ArrayOf<E>> {
    const { buffer, offset } = placeIn(this, 'download', 'source', 1, source);
    this.queue.recorder?.refuse('download');
    const count = length ?? buffer.length - offset;
    if (!Number.isSafeInteger(count) || count < 0 || offset + count > buffer.length) {
      throw new ArgumentError('download', 'length', 2, length, `must be an integer in 0..${buffer.length - offset}`);
    }
    // Not even a turn of the event loop passes if nothing waits: calls made after this one must not be seen by it.
    if (this.queue.busy) await this.queue.idle;
    this.throwFailure();
    return buffer.copyOut(offset, count);
  }

  /** Uploads a vector or matrix with any strides (row-major, sub-matrix, reversed) as column-major, rounding to the type. */
  uploadMatrix<E extends 's' | 'd'>(type: E, x: Strided): UploadedMatrix<E> {
    if (type !== 's' && type !== 'd') throw new ArgumentError('uploadMatrix', 'type', 1, type, "must be 's' or 'd'");
    const view = view2(x, 'uploadMatrix', 'x', 2);
    const ld = Math.max(1, view.rows);
    const packed = pack(view, hostArray(type, footprint(view.rows, view.cols, ld)) as RealArray, ld);
    return { buffer: this.upload(type, packed as ArrayOf<E>), rows: view.rows, cols: view.cols, ld };
  }

  /** Copies a column-major matrix of the shape of `x` into `x`, whatever its strides. */
  async downloadMatrix(
    source: Ptr<'s' | 'd'>,
    ld: number,
    x: Strided<Float32Array | Float64Array | number[]>,
  ): Promise<void> {
    const view = view2(x, 'downloadMatrix', 'x', 3);
    if (!Number.isSafeInteger(ld) || ld < Math.max(1, view.rows))
      throw new ArgumentError(
        'downloadMatrix',
        'ld',
        2,
        ld,
        `must be an integer >= max(1, rows of x) = ${Math.max(1, view.rows)}`,
      );
    unpack(await this.download(source, footprint(view.rows, view.cols, ld)), ld, view);
  }

  /**
   * Records calls without making them, for `plan.run()`: they are checked, their kernels are chosen and compiled, and their workspace is
   * taken once. A run makes them on what their buffers hold then. `calls` makes them without waiting for one another, and may be called
   * again; it gets the `values` that may change from run to run, numbers and buffers. Until this resolves, no other calls may be made.
   *
   * @throws ArgumentError as the calls, and for values that are neither numbers nor buffers; UnsupportedError for what cannot be recorded:
   * downloads, writes, results that are returned instead of being left in a buffer, and drivers that compute on both sides in turns.
   * @example
   * const plan = await ctx.record(({ alpha }) => saxpy(ctx, { n, alpha, x, y }), { alpha: 2 });
   * await plan.run();
   * await plan.run({ alpha: -0.5 });
   */
  async record<const V extends PlanValues = Record<never, never>>(
    calls: PlanCalls<Declared<V>>,
    values?: V,
  ): Promise<Plan<Declared<V>>> {
    return (await import('./plan.ts')).recordPlan(this, calls, values);
  }

  /**
   * Compiles what calls need, all of it side by side, without making them: the first call is then as fast as the others.
   * @throws as record.
   * @example await ctx.warm([() => sgetrf(ctx, { m: n, n, A, ipiv, info }), () => sgemm(ctx, { m: n, n, k: n, A, B, C })]);
   */
  async warm(calls: readonly (() => unknown)[]): Promise<void> {
    (await this.record(() => calls.map((make) => make()))).dispose();
  }

  /**
   * Ends the context: its buffers become unusable, pending downloads are rejected. A device of its own is destroyed; on one of the caller's
   * what is recorded is submitted, and all memory given back. A second call does nothing.
   */
  dispose(): void {
    if (this.gone) return;
    if (this.gpu?.owned === false) this.queue.flush();
    this.gone = true;
    if (this.gpu?.owned === true) {
      this.gpu.device.destroy();
      // Dawn keeps a device's listeners for good, and these the context.
      this.deafen?.();
      return;
    }
    this.queue.dispose();
    this.readback?.dispose();
    this.pool?.dispose();
  }

  [Symbol.dispose](): void {
    this.dispose();
  }

  // What follows serves DeviceBuffer and Queue.

  /** GPU memory for `length` elements. @internal */
  takeGpu(type: ElementType, length: number, holds: Holds = 'zeros'): GPUBuffer {
    this.assertAlive();
    const bytes = Math.max(16, Math.ceil((length * fields[type].bytes) / 16) * 16);
    const { recorder } = this.queue;
    const { buffer, isNew } =
      recorder === undefined ? this.pool!.take(bytes) : recorder.take(bytes, holds === 'anything');
    if (holds === 'zeros' && !isNew) this.queue.clear(buffer);
    return buffer;
  }

  /** @internal */
  releaseGpu(buffer: GPUBuffer): void {
    if (this.gone || this.queue.recorder?.release(buffer) === true) return;
    this.pool!.release(buffer, (destroy) => this.queue.inTurn(destroy));
  }

  /** Gives back a buffer's host copy, once no call that may have got hold of it is waiting. @internal */
  releaseHost(copy: HostArray): void {
    if (this.queue.busy) void this.queue.idle.then(() => releaseHostCopy(copy));
    else releaseHostCopy(copy);
  }

  /** @internal */
  writeGpu(target: GPUBuffer, source: HostArray, byteOffset: number): void {
    this.assertAlive();
    this.queue.recorder?.written(target);
    let bytes = plainBytes(source) as Uint8Array<ArrayBuffer>;
    if (bytes.byteLength === 0) return;
    // The array may be another by the time that what is recorded has its pipelines.
    if (this.queue.compiling) bytes = bytes.slice();
    // A queue write overtakes commands that are recorded but not submitted.
    const { device } = this.gpu!;
    this.queue.inTurn(() => this.command(() => device.queue.writeBuffer(target, byteOffset, bytes)));
  }

  /** Gives commands to the device. What it has against them is thrown by the next download. @internal */
  command<R>(commands: () => R): R {
    const { device, owned } = this.gpu!;
    return scoped(device, errorsOf(owned), commands, (message) => this.fail(refused(message)));
  }

  /** @internal */
  async readGpu(source: GPUBuffer, target: HostArray, byteOffset: number): Promise<void> {
    this.assertAlive();
    this.queue.recorder?.refuse('download');
    let submissions = 0;
    try {
      await new Promise<void>((resolve, reject) => {
        this.queue.inTurn(() => {
          ({ submissions } = this.queue);
          const bytes = new Uint8Array(target.buffer, target.byteOffset, target.byteLength);
          this.readback!.read(source, byteOffset, bytes).then(resolve, reject);
        });
      });
      this.queue.ran(submissions);
    } catch (cause) {
      this.throwFailure();
      throw new DeviceLostError(`the GPU did not deliver a result: ${reason(cause)}`, { cause });
    }
    this.throwFailure();
  }
}
