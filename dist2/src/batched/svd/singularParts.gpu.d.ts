import type { Queue } from '../../runtime/queue.ts';
import type { BatchMat, BatchVec, Reports, Sizes } from '../deviceBatch.ts';
/** A batch of m x n matrices; with `sizes` m and n are not read. */
export interface SingularBatch extends Reports {
    readonly m: number;
    readonly n: number;
    readonly count: number;
    readonly sizes?: Sizes | undefined;
    readonly A: BatchMat;
}
/** A = U S V^H by columns, one behind the other, of the problems from `first` on; `count` is how many they are. */
export interface SingularPart {
    readonly first: number;
    readonly count: number;
    readonly S: BatchVec;
    readonly U?: BatchMat;
    readonly V?: BatchMat;
}
/** Calls `use` for one part of the batch after the other, once its decompositions are enqueued; with vectors if they are wanted. */
export declare function eachSingularPart<F extends SingularBatch>(queue: Queue, f: F, vectors: boolean, use: (own: F, part: SingularPart) => void): void;
