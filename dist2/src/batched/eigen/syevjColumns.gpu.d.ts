import type { DeviceBuffer } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type BatchRun } from '../deviceBatch.ts';
import type { ReportedSyevBatch } from './eigenBatch.ts';
/** Matrices that take the same kernel run together: from order 9 to `most` those of one number of columns, padded. */
export declare const classOf: (n: number, most?: number) => number;
/** What kernels of the method have in common. */
export declare function launchOf(run: BatchRun, f: ReportedSyevBatch): {
    flags: {
        VECTORS: boolean;
        LISTED: boolean;
        W_IN_A: boolean;
    };
    buffers: {
        records?: DeviceBuffer;
    };
    params: {
        upper: number;
        sweeps: number;
        tolerance: number;
    };
};
/** In registers; `force` names a shape. */
export declare function enqueueColumns(queue: Queue, run: BatchRun, f: ReportedSyevBatch): void;
