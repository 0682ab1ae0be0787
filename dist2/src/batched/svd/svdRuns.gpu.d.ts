import type { Queue } from '../../runtime/queue.ts';
import { type BatchMat, type BatchOperands, type BatchRun } from '../deviceBatch.ts';
import type { DeviceSvdBatch, Side } from './svdBatch.ts';
/** A = X S Y^H of m x n matrices, m >= n. */
export interface Tall {
    readonly A: BatchMat;
    readonly left: Side | undefined;
    readonly right: Side | undefined;
    /** What is conjugated on its way, as svd_jacobi has it: 1 A, 2 X, 4 Y. */
    readonly conjugated: number;
}
export declare const operandsOf: ({ A, left, right }: Pick<Tall, 'A' | 'left' | 'right'>, S: DeviceSvdBatch['S']) => BatchOperands;
/** Calls `launch` for every run of the batch. A run's `nrhs` is the number of values that are wanted. */
export declare function eachSvdRun(queue: Queue, f: DeviceSvdBatch, launch: (run: BatchRun, tall: Tall) => void): void;
