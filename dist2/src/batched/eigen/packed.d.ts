import type { DeviceBuffer } from '../../runtime/buffer.ts';
/**
 * Matrix z is column-major from z n^2 on, n elements from column to column, of which its own order is orders[z]; vectors of it are from z n
 * on. What lies beyond its own order is anything.
 */
export interface PackedRun {
    readonly count: number;
    /** distanceOf the largest order: where matrices and their columns begin. */
    readonly n: number;
    /** 'i', one for each problem: its order; 0 where nothing is to be done: empty, outside its buffer, or not finite. */
    readonly orders: DeviceBuffer;
}
/** The distance of columns for orders of at most n: a multiple of four, so that kernels take four elements at once. */
export declare const distanceOf: (n: number) => number;
