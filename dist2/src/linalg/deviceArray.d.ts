/// <reference lib="esnext.disposable" preserve="true" />
import { DeviceBuffer } from '../runtime/buffer.ts';
import type { Context } from '../runtime/context.ts';
import { type NdArray } from './ndarray.ts';
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
export declare class DeviceArray<T extends Elements = Elements> {
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
    private readonly isView;
    /**
     * An array over a buffer of singles or doubles, which is its own from then on: `dispose` gives it back. Rows first, if there are no
     * strides.
     * @throws ArgumentError for another type, and for a shape and strides that leave the buffer.
     */
    constructor(buffer: DeviceBuffer<Real>, shape: readonly number[], stride?: readonly number[], offset?: number, isView?: boolean);
    get context(): Context;
    /** How many elements it has. */
    get size(): number;
    /** Its memory has been given back: by itself, by the array that it is a view of, or with the context. */
    get disposed(): boolean;
    /** The view with its axes the other way round: of a matrix the transpose. */
    get T(): DeviceArray<T>;
    /**
     * The view with its axes in that order, the other way round if there is none: transpose(0, 2, 1) turns every matrix of a stack.
     * @throws ArgumentError for anything but all of its axes.
     */
    transpose(...axes: readonly number[]): DeviceArray<T>;
    /**
     * The view of some of its places along each axis: slice([0, 2]) of a matrix has its first two rows, slice(undefined, 3) is its column 3,
     * slice(7) of a stack is its matrix 7. Places are counted from 0, negative ones from the end; axes that are not named are kept whole.
     * @throws ArgumentError for more ranges than axes, and for places that are not there.
     */
    slice(...ranges: readonly Range[]): DeviceArray<T>;
    /**
     * The same elements on the host, a new ndarray, rows first. Waits for all that has been computed so far.
     * @throws DisposedError after dispose; DeviceError, OutOfMemoryError or DeviceLostError for whatever went wrong on the device until then.
     */
    host(): Promise<NdArray<T>>;
    private gathered;
    /** Gives its memory back; not that of the array of which it is a view. A second call does nothing. */
    dispose(): void;
    [Symbol.dispose](): void;
    /** What it is, in a few words. */
    toString(): string;
    private alive;
    private view;
}
export {};
