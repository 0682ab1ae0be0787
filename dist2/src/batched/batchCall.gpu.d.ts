import { type BatchCall } from '../core/batchForms.ts';
import { type DeviceMat } from '../runtime/buffer.ts';
import type { Queue } from '../runtime/queue.ts';
import type { BatchMat, BatchVec, Sizes } from './deviceBatch.ts';
export type DeviceBatchCall = BatchCall & {
    readonly routine: string;
};
/** The device's view of a call: how many problems, their sizes, and their operands by name. */
export declare class BatchView {
    /** Sizes of every problem; of a ragged batch they are lists, and these are 0. */
    readonly m: number;
    readonly n: number;
    readonly nrhs: number;
    readonly count: number;
    readonly sizes: Sizes | undefined;
    protected readonly a: BatchCall;
    constructor(a: BatchCall);
    /** A matrix, or its transpose. A vector is a row whose leading dimension is its increment, and its transpose a column. */
    mat(name: string, transposed?: boolean): BatchMat;
    /** What every enqueue function takes. */
    get batch(): {
        m: number;
        n: number;
        nrhs: number;
        count: number;
        sizes: Sizes | undefined;
    };
}
/** The same of a factorization, a solution or an inverse, with pivots and reports. The trace says that it is on the device. */
export declare class BatchOnDevice extends BatchView {
    constructor(queue: Queue, a: DeviceBatchCall);
    get ipiv(): BatchVec;
    /** What the routine reports of each problem. */
    get reports(): {
        info: DeviceMat;
        nonfinite: DeviceMat | undefined;
        onFailure: "info" | "nan";
    };
}
