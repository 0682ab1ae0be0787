import type { Queue } from '../../runtime/queue.ts';
import type { BatchMat, BatchRun, BatchVec } from '../deviceBatch.ts';
/** Reflectors in place, and their tau. A run's `nrhs` is the number of reflectors of a problem. */
interface LargeGeqrf {
    readonly A: BatchMat;
    readonly tau: BatchVec;
    readonly force?: string | undefined;
}
/** Q and R; A is only read. */
interface LargeQr {
    readonly A: BatchMat;
    readonly Q: BatchMat;
    readonly R: BatchMat;
    readonly force?: string | undefined;
}
/** Enqueues A = Q R, the factors in place. */
export declare function enqueueLargeGeqrf(queue: Queue, run: BatchRun, f: LargeGeqrf): void;
/** Enqueues A = Q R, both apart. */
export declare function enqueueLargeQr(queue: Queue, run: BatchRun, f: LargeQr): void;
export {};
