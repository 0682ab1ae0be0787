import { type DeviceEpilogue } from '../../blas3/products/gemmEpilogue.ts';
import type { DeviceBuffer } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type ConvChoice } from './implicit.kernels.ts';
import { type Windows } from './windows.ts';
export interface DeviceConvolution {
    readonly windows: Windows;
    /** The gradient by the images: x is that by the result, y has the images' shape. There are no dilations. */
    readonly turned: boolean;
    readonly x: DeviceBuffer;
    readonly filter: DeviceBuffer;
    readonly y: DeviceBuffer;
    readonly epilogue?: DeviceEpilogue | undefined;
    /** In place of what is predicted to be best: for tests and measurements. */
    readonly force?: ConvChoice;
}
/** Whether the kernel computes the gradient by the images: it finds its phases by sums without signs. */
export declare const suitsTurned: (w: Windows) => boolean;
/** Enqueues y := convolution of x, or the gradient by its images. */
export declare function enqueueConvolution(queue: Queue, c: DeviceConvolution): void;
export interface DeviceFilterGradient extends Pick<DeviceConvolution, 'windows' | 'x' | 'force'> {
    readonly dy: DeviceBuffer;
    readonly df: DeviceBuffer;
}
/** Enqueues df := gradient by the filter of a convolution of x, from that by its result. */
export declare function enqueueFilterGradient(queue: Queue, { windows: w, x, dy, df, force }: DeviceFilterGradient): void;
