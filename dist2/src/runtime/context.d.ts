import { type ArrayOf, type ElementType } from '../core/field.ts';
import { type Backend, type Ptr } from '../core/matrix.ts';
import { type Strided } from '../core/strided.ts';
import type { Provider } from '../engine/provider.ts';
import { DeviceBuffer, type HostUse } from './buffer.ts';
import { type Gpu } from './gpu.ts';
import type { Declared, Plan, PlanCalls, PlanValues } from './plan.ts';
import { Queue } from './queue.ts';
/** Memory that foreign commands can use: what a bind group takes as its resource. */
export interface Unwrapped {
    readonly buffer: GPUBuffer;
    /** In bytes, as is the size. */
    readonly offset: number;
    readonly size: number;
}
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
export declare class Context {
    readonly backend: Backend;
    /** One sentence: which backend was chosen and why. */
    readonly why: string;
    /** What computes in place of the CPU backend's own code, if something does. */
    readonly provider: Provider | undefined;
    readonly gpu: Gpu | undefined;
    readonly queue: Queue;
    private readonly readback;
    private deafen;
    private failure;
    private readonly fate;
    private gone;
    get disposed(): boolean;
    /** Where numbers of a type live: on the GPU if it has them, else on the CPU, as doubles and complex doubles do. */
    placement(type: ElementType): Backend;
    /** Keeps the first error, but rather a lack of memory than the refusals that it entails. */
    private fail;
    /**
     * A buffer of `length` zeros. Type 'i' is for pivots and info.
     * @throws ArgumentError for a bad type or length; UnsupportedError when the adapter cannot bind so large a buffer.
     */
    alloc<E extends ElementType>(type: E, length: number): DeviceBuffer<E>;
    /**
     * A buffer over the first elements of a GPUBuffer of the caller's, made on this context's device: nothing is copied, and `dispose` of the
     * buffer leaves it alone. Call `queue.flush()` before it is destroyed, mapped, or used by commands submitted elsewhere. The way back is
     * `unwrap`.
     * @throws ArgumentError for a bad type or length, and for a GPUBuffer that is too small, mapped, or lacks one of STORAGE, COPY_SRC and
     * COPY_DST; UnsupportedError if elements of this type do not live on the GPU here, or are more than a kernel can see. One of another
     * device is a DeviceError of the next download.
     * @example await sscal(ctx.queue, { n, alpha: 2, x: ctx.wrap(mine, 's', n) });
     */
    wrap<E extends ElementType>(gpu: GPUBuffer, type: E, length: number): DeviceBuffer<E>;
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
    unwrap(source: Ptr<ElementType>, use?: HostUse): Promise<Unwrapped>;
    /**
     * A buffer that holds a copy of `values`, taken before the call returns: the array may be changed or transferred afterwards.
     * @throws ArgumentError for an array of another class than the type's, a detached array, or one that has shrunk away.
     */
    upload<E extends ElementType>(type: E, values: ArrayOf<E>): DeviceBuffer<E>;
    /**
     * Overwrites elements of a buffer from `target` on by a copy of `values`, behind the calls made before.
     * Halves must start and end on even elements, bytes on multiples of four, or at the buffer's end.
     */
    write<E extends ElementType>(target: Ptr<E>, values: ArrayOf<E>): void;
    /**
     * A copy of `length` elements from `source` on (default: all) as the calls made before this one leave them.
     * @throws DeviceError, OutOfMemoryError or DeviceLostError for whatever went wrong on the device until then.
     */
    download<E extends ElementType>(source: Ptr<E>, length?: number): Promise<ArrayOf<E>>;
    /** Uploads a vector or matrix with any strides (row-major, sub-matrix, reversed) as column-major, rounding to the type. */
    uploadMatrix<E extends 's' | 'd'>(type: E, x: Strided): UploadedMatrix<E>;
    /** Copies a column-major matrix of the shape of `x` into `x`, whatever its strides. */
    downloadMatrix(source: Ptr<'s' | 'd'>, ld: number, x: Strided<Float32Array | Float64Array | number[]>): Promise<void>;
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
    record<const V extends PlanValues = Record<never, never>>(calls: PlanCalls<Declared<V>>, values?: V): Promise<Plan<Declared<V>>>;
    /**
     * Compiles what calls need, all of it side by side, without making them: the first call is then as fast as the others.
     * @throws as record.
     * @example await ctx.warm([() => sgetrf(ctx, { m: n, n, A, ipiv, info }), () => sgemm(ctx, { m: n, n, k: n, A, B, C })]);
     */
    warm(calls: readonly (() => unknown)[]): Promise<void>;
    /**
     * Ends the context: its buffers become unusable, pending downloads are rejected. A device of its own is destroyed; on one of the caller's
     * what is recorded is submitted, and all memory given back. A second call does nothing.
     */
    dispose(): void;
    [Symbol.dispose](): void;
}
