import type { DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { Cut, TileChoice } from './gemm.kernels.ts';
import { type DeviceProduct } from './gemmTile.gpu.ts';
/**
 * Enqueues the product in slices of its depth, each into a matrix of workspace in single precision, and their sum. What is summed and in
 * which order depends on the sizes and the tile only.
 */
export declare function enqueueSlices(queue: Queue, g: DeviceProduct, choice: TileChoice, { slices, depth }: Cut): void;
/** Enqueues the product by way of copies of its factors that are aligned and of whole tiles, so that the kernel guards no edges. */
export declare function enqueuePadded(queue: Queue, g: DeviceProduct, choice: TileChoice): void;
interface Sum extends Pick<DeviceProduct, 'm' | 'n' | 'alpha' | 'beta' | 'C' | 'epilogue'> {
    readonly parts?: DeviceProduct['parts'];
    /** Of a slice in workspace, if more than n. */
    readonly columnsW?: number;
}
/** Enqueues C := alpha (the sum of the slices of W) + beta C, and the epilogue; without slices, and then alpha is 0, W is not read. */
export declare function enqueueSum(queue: Queue, s: Sum, W: DeviceMat, slices: number): void;
export {};
