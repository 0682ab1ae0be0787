import type { Queue } from '../runtime/queue.ts';
import type { BatchMat, BatchRun, Reports } from './deviceBatch.ts';
import { type Factors } from './factorTriangles.ts';
import { type GroupSubstitution, type Part } from './group.gpu.ts';
import { type Single } from './single.gpu.ts';
import type { Sliced } from './slices.gpu.ts';
type Solution = GroupSubstitution & {
    readonly count: number;
};
/** Enqueues B := A^-1 B. */
export declare function enqueueSolution(queue: Queue, run: BatchRun, s: Solution): void;
interface Inverse {
    /** What is read, and overwritten. */
    readonly part: Part;
    readonly factors: Factors;
    /** Factors the matrix, or says where its factors have a zero on the diagonal. */
    readonly factor: (s: Single) => void;
    readonly to: 'A' | 'C';
}
/** Enqueues the inverses of a run, one after the other. */
export declare function enqueueSingleInverses<F extends Sliced & Omit<Reports, 'nonfinite'> & {
    readonly A: BatchMat;
}>(queue: Queue, run: BatchRun, f: F, { part, factors, factor, to }: Inverse): void;
export {};
