import type { ElementType } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type BatchMat, type BatchOperands, type BatchRun, type BatchVec } from '../deviceBatch.ts';
import type { Packed } from '../group.gpu.ts';
/** The matrices A of a run, side by side. */
export declare function enqueueTake(queue: Queue, run: BatchRun, A: BatchMat, to: Packed): void;
declare const WHAT: readonly ['factors', 'R', 'Q', 'tau'];
/** What is in the workspace to its places: the factors to A, R to B, Q to C, tau to where pivots are. */
export declare function enqueuePut(queue: Queue, run: BatchRun, what: (typeof WHAT)[number], from: Packed, o: BatchOperands): void;
/** What has gone to a workspace: the vectors tau, and also the matrices A. */
interface Moved {
    readonly tau: Packed;
    readonly A?: Packed;
}
/**
 * A run whose matrices A or vectors tau have gone to a workspace, and with `ofQ` one whose columns are those of Q, which is its B. Its
 * records, if it has them, are to be disposed of.
 */
export declare function movedRun(queue: Queue, run: BatchRun, { tau, A }: Moved, ofQ?: boolean): BatchRun;
/** Workspace for rows x cols matrices, one behind the other. */
export declare function leasePacked(queue: Queue, rows: number, cols: number, count: number, type?: ElementType): Packed;
export declare const packedMat: ({ data, ld, stride }: Packed) => BatchMat;
export declare const packedVec: ({ data, stride }: Packed) => BatchVec;
export {};
