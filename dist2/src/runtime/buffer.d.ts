/// <reference lib="esnext.disposable" preserve="true" />
import { type ElementType } from '../core/field.ts';
import type { HostMat, Mat, Ptr, Storage } from '../core/matrix.ts';
import type { Context } from './context.ts';
/** A value that may have to be waited for; `await` takes both. */
export type Soon<T> = T | Promise<T>;
/** How a CPU routine uses a host copy: `write` makes it the fresh one. */
export type HostUse = 'read' | 'write';
/**
 * Elements of one type in the memory of a context: what routines compute on. Made by context.alloc and
 * context.upload; given back by dispose().
 */
export declare class DeviceBuffer<E extends ElementType = ElementType> implements Storage<E>, Ptr<E> {
    readonly type: E;
    readonly length: number;
    readonly owner: Context;
    private gpuCopy;
    private hostCopy;
    private fresh;
    private gone;
    private made;
    /** The GPU copy belongs to someone else: Context.wrap. */
    private readonly lent;
    /** A buffer is the pointer to its own first element. */
    get buffer(): this;
    get offset(): number;
    /** The place `offset` elements into the buffer. */
    at(offset: number): Ptr<E>;
    /** Disposed of, itself or with its context. */
    get disposed(): boolean;
    private alive;
    private fetched;
    /** The host copy is going to be written to. */
    private onlyHost;
    /** Gives the memory back. A second call does nothing. */
    dispose(): void;
    [Symbol.dispose](): void;
}
/** The host view of a matrix operand, for x.cpu.ts. */
export declare function hostMat<E extends ElementType>(pointer: Ptr<E>, ld: number, use: HostUse): Soon<HostMat<E>>;
/** The host view of a vector operand (pivots, info). */
export declare const hostVector: <E extends ElementType>(pointer: Ptr<E>, use: HostUse) => Soon<HostMat<E>>;
/** Bytes that a CPU routine would have to bring over from the GPU: whole buffers. */
export declare function bytesOver(operands: readonly Ptr<ElementType>[]): number;
/** A matrix on the device, for x.gpu.ts. A vector is a matrix whose ld is its increment. */
export type DeviceMat = Mat<DeviceBuffer>;
export declare const deviceMat: (pointer: Ptr<ElementType>, ld: number) => DeviceMat;
/** Whether its elements are halves: kernels have variants for them. */
export declare const isHalf: ({ data }: {
    readonly data: DeviceBuffer;
}) => boolean;
