import type { Diag, Trans, Uplo } from '../../core/matrix.ts';
import type { DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
export interface DeviceTriangle {
    readonly uplo: Uplo;
    readonly trans: Trans;
    readonly diag: Diag;
    readonly n: number;
    readonly nrhs: number;
    readonly A: DeviceMat;
    readonly B: DeviceMat;
    /** As for trsm. */
    readonly stable?: boolean;
}
/** For the trace. */
export declare const kernelOf: (nrhs: number) => string;
/** Enqueues B := op(A)^-1 B for a triangular A of order n. */
export declare function enqueueTriangle(queue: Queue, t: DeviceTriangle): void;
