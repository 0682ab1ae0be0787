import { type DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type DeviceBatchCall } from '../batchCall.gpu.ts';
import { type BatchMat, type Sizes } from '../deviceBatch.ts';
/** What may be asked for, one entry per problem. */
declare const LISTS: readonly ['info', 'nonfinite', 'iter', 'berr', 'ferr'];
export interface DeviceRefineBatch {
    /** A = L L^H of the lower triangle, else P A = L U. */
    readonly cholesky: boolean;
    /** What is stored of A is its conjugate. */
    readonly turned?: boolean | undefined;
    readonly n: number;
    readonly nrhs: number;
    readonly count: number;
    readonly sizes?: Sizes | undefined;
    readonly A: BatchMat;
    readonly B: BatchMat;
    readonly X: BatchMat;
    readonly lists: Readonly<Partial<Record<(typeof LISTS)[number], DeviceMat>>>;
    readonly onFailure?: 'info' | 'nan' | undefined;
    /** Name of a rule in vectorGroup.kernels.ts. */
    readonly force?: string | undefined;
}
/** Enqueues X := A^-1 B, refined; where A could not be factored X := B. */
export declare function enqueueRefineBatch(queue: Queue, f: DeviceRefineBatch): void;
export declare function refinedBatchedGpu(queue: Queue, a: DeviceBatchCall, cholesky: boolean): void;
export {};
