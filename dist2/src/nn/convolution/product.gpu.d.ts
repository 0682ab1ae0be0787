import { type DeviceEpilogue } from '../../blas3/products/gemmEpilogue.ts';
import type { Convolution } from '../../core/convolution.ts';
import type { DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
/** Enqueues Y := epilogue(convolution of X with F). `most`: bytes of windows at a time, for tests. */
export declare function enqueueForward(queue: Queue, v: Convolution, { X, F, Y }: {
    readonly X: DeviceMat;
    readonly F: DeviceMat;
    readonly Y: DeviceMat;
}, epilogue?: DeviceEpilogue, most?: number): void;
/** Enqueues dX := gradient by the images. */
export declare function enqueueData(queue: Queue, v: Convolution, { F, dY, dX }: {
    readonly F: DeviceMat;
    readonly dY: DeviceMat;
    readonly dX: DeviceMat;
}, most?: number): void;
/** Enqueues dF := gradient by the filters. */
export declare function enqueueFilter(queue: Queue, v: Convolution, { X, dY, dF }: {
    readonly X: DeviceMat;
    readonly dY: DeviceMat;
    readonly dF: DeviceMat;
}, most?: number): void;
