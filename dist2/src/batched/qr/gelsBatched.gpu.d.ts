import { type DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type DeviceBatchCall } from '../batchCall.gpu.ts';
import { type BatchMat, type BatchRun, type BatchVec, type Reports, type Sizes } from '../deviceBatch.ts';
/**
 * min ||b - op(A) x||, or the x of least norm with op(A) x = b, for every column b of B, max(m, n) x nrhs. A is only read, and may have
 * stride 0.
 */
export interface DeviceGelsBatch extends Reports {
    /** op(A) = A^H */
    readonly transposed: boolean;
    readonly m: number;
    readonly n: number;
    readonly nrhs: number;
    readonly count: number;
    /** With sizes m, n and nrhs are not read. */
    readonly sizes?: Sizes | undefined;
    readonly A: BatchMat;
    readonly B: BatchMat;
    /** One integer per problem. */
    readonly rank?: DeviceMat | undefined;
    /** The sums of squares of residuals, those of a problem behind those of the one before. */
    readonly rss?: DeviceMat | undefined;
    /** Name of a shape of gels_small, or 'large', for tests and tuning. */
    readonly force?: string | undefined;
}
/** Of problems that are computed together: their runs are all of least squares, or all of least norms. */
export interface GelsRun extends Omit<DeviceGelsBatch, 'rss'> {
    readonly minimizes: boolean;
    readonly rss?: BatchVec | undefined;
}
/** Enqueues the solutions of every problem of the batch. */
export declare function enqueueGelsBatch(queue: Queue, g: DeviceGelsBatch): void;
/** Calls `solve` for the runs of a batch, problems that `fits` calls small apart from the others. */
export declare function eachGelsRun(queue: Queue, g: DeviceGelsBatch, fits: (m: number, n: number, g: DeviceGelsBatch) => boolean, solve: (run: BatchRun, f: GelsRun, small: boolean) => void): void;
export declare function gelsBatchedGpu(queue: Queue, a: DeviceBatchCall): void;
/** A checked call. */
export declare function gelsOf(queue: Queue, a: DeviceBatchCall): DeviceGelsBatch;
