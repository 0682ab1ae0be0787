import type { Convolution } from '../../core/convolution.ts';
import type { DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type ColumnsOf } from './columnsPlan.ts';
import type { Windows } from './windows.ts';
export type ConvAlgo = 'auto' | 'implicit' | 'gemm' | 'direct';
/** Whether implicit products are wanted where they can be. */
export declare const wantsImplicit: (algo: ConvAlgo) => boolean;
/** Whether implicit products can compute it: they take singles, channels last, one group, whole buffers in vectors of four. */
export declare const suitsImplicit: (v: Convolution, algo: ConvAlgo, operands: readonly DeviceMat[]) => boolean;
/** Whether products of stored windows compute it: where they are asked for, or clearly cheaper than the definition; `singly`: by images. */
export declare function suitsColumns(queue: Queue, of: ColumnsOf, v: Convolution, algo: ConvAlgo, { data: { type } }: DeviceMat, singly?: boolean): boolean;
declare const WHY: {
    readonly implicit: 'a product with windows that are read from the images';
    readonly gemm: 'products of stored windows: asked for, or predicted to take less than half of the time of the definition';
    readonly direct: 'by the definition: asked for, or small, or groups of few channels, where implicit products cannot be';
};
/** The kernels of products of windows, of which pixels that lie as they are needed are none. */
export declare const columnsKernels: (of: ColumnsOf, v: Convolution) => string;
export declare const noteConvolution: (queue: Queue, routine: string, way: keyof typeof WHY, kernel: string) => void;
export declare function windowsOf(v: Convolution): Windows;
export {};
