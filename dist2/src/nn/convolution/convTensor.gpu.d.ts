import { type DeviceEpilogue } from '../../blas3/products/gemmEpilogue.ts';
import type { Convolution } from '../../core/convolution.ts';
import type { DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type UnitTileName } from '../unitTiles.ts';
import { type ConvAlgo } from './choice.gpu.ts';
/** Whether matrix units compute it: halves, channels last and by eights, one group; of gradients those without strides. */
export declare function suitsConvTensor(queue: Queue, v: Convolution, algo: ConvAlgo, operands: readonly DeviceMat[], turned?: boolean): boolean;
export interface TensorConvolution {
    readonly convolution: Convolution;
    /** The gradient by the images: x is that by the result, y has the images' shape. */
    readonly turned: boolean;
    readonly x: DeviceMat;
    readonly filter: DeviceMat;
    readonly y: DeviceMat;
    readonly epilogue?: DeviceEpilogue | undefined;
    /** In place of what is predicted to be best: for tests and measurements. */
    readonly force?: UnitTileName;
}
/** Whether the kernel can read the bias. */
export declare const suitsBias: (epilogue: DeviceEpilogue | undefined) => boolean;
/** Enqueues y := convolution of x, or the gradient by its images. */
export declare function enqueueConvTensor(queue: Queue, c: TensorConvolution): void;
