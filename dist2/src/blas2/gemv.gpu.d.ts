import type { Bound } from '../core/args.ts';
import { type Complex, type ElementType, type Prec } from '../core/field.ts';
import type { Ptr, Trans } from '../core/matrix.ts';
import { type DeviceBuffer, type DeviceMat } from '../runtime/buffer.ts';
import type { Queue } from '../runtime/queue.ts';
import type { GemvArgs } from './routines.gen.ts';
export interface DeviceGemv {
    readonly trans: Trans;
    readonly m: number;
    readonly n: number;
    readonly alpha: number | Complex;
    readonly A: DeviceMat;
    /** Vectors: `off` is the place of element 0, `ld` the step to the next, which may be negative. */
    readonly x: DeviceMat;
    readonly beta: number | Complex;
    readonly y: DeviceMat;
}
/** A vector of n elements for the device: BLAS starts at the far end if the increment is negative. */
export declare function deviceVector(pointer: Ptr<ElementType>, n: number, inc: number): DeviceMat;
export declare function gemvGpu(queue: Queue, a: Bound<GemvArgs<Prec>>): void;
/** What sums of a matrix's or a vector's elements are kept in. */
export declare const sumsOf: ({ data: { type } }: DeviceMat) => 's' | 'c' | 'd' | 'z';
/** Enqueues y := alpha op(A) x + beta y. */
export declare function enqueueGemv(queue: Queue, g: DeviceGemv): void;
/** Length of a slice: enough slices to fill the GPU, each a multiple of what a workgroup loads at a time. */
export declare const sliceOf: (length: number, step: number, workgroups: number) => number;
/** The least power of two from x on, between 1 and `most`, itself one. */
export declare function powerOfTwo(x: number, most: number): number;
/** Enqueues y := x for vectors of n elements in different buffers. */
export declare function enqueueCopy(queue: Queue, n: number, x: DeviceMat, y: DeviceMat): void;
interface DeviceSum {
    readonly n: number;
    /** The slices: W[offW + i*incW + s*ldw]. */
    readonly W: DeviceBuffer;
    readonly slices: number;
    readonly offW?: number;
    readonly incW?: number;
    readonly ldw?: number;
    /** Order of the tiles of a triangle, and whether an element has the slices behind its own tile or those before it. */
    readonly tile?: number;
    readonly after?: boolean;
    readonly alpha: number | Complex;
    readonly beta: number | Complex;
    readonly y: DeviceMat;
}
/** Enqueues y := alpha (sum of the slices of W) + beta y; W must not be y's buffer. */
export declare function enqueueSum(queue: Queue, s: DeviceSum): void;
export {};
