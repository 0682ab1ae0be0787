import type { Convolution } from '../../core/convolution.ts';
import type { DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { ConvActivation } from './convForward.spec.ts';
/** Enqueues Y := activation(convolution of X with F + bias). */
export declare function enqueueDirect(queue: Queue, v: Convolution, activation: ConvActivation, at: {
    readonly X: DeviceMat;
    readonly F: DeviceMat;
    readonly bias?: DeviceMat | undefined;
    readonly Y: DeviceMat;
}): void;
/** Enqueues the gradient by the images. */
export declare function enqueueDirectData(queue: Queue, v: Convolution, at: {
    readonly F: DeviceMat;
    readonly dY: DeviceMat;
    readonly dX: DeviceMat;
}): void;
/** Enqueues the gradient by the filters. */
export declare function enqueueDirectFilter(queue: Queue, v: Convolution, at: {
    readonly X: DeviceMat;
    readonly dY: DeviceMat;
    readonly dF: DeviceMat;
}): void;
/** Enqueues the gradient by the bias. */
export declare function enqueueBiasGradient(queue: Queue, v: Convolution, { dY, dBias }: {
    readonly dY: DeviceMat;
    readonly dBias: DeviceMat;
}): void;
