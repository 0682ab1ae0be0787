import type { DeviceMat } from '../runtime/buffer.ts';
import type { Queue } from '../runtime/queue.ts';
import { type BatchMat, type BatchOperands, type BatchRun, type Reports } from './deviceBatch.ts';
import { type Packed, type Part } from './group.gpu.ts';
import { type Sliced } from './slices.gpu.ts';
/** One problem in the workspace: its sizes, and where its matrices and reports are. */
export interface Single {
    readonly m: number;
    readonly n: number;
    readonly nrhs: number;
    readonly A: DeviceMat;
    readonly X: DeviceMat;
    readonly ipiv: DeviceMat;
    readonly info: DeviceMat;
}
/** A loop over the problems of a run, with one workspace for all. */
export declare class Singles<F extends Sliced> {
    private readonly queue;
    private readonly flags;
    private readonly W;
    private readonly X;
    private readonly ints;
    private unasked;
    /** For the problems of a run, whose matrices are of A's type. */
    constructor(queue: Queue, { m, n }: BatchRun, { data: { type } }: BatchMat, columns: number);
    each(run: BatchRun, f: F, work: (one: BatchRun, own: F, s: Single) => void): void;
    /**
     * Operand A or B to the workspace, and the flag of what is not finite in it. A triangle is that of a Hermitian matrix, unless it is said
     * to be symmetric.
     */
    gather(one: BatchRun, o: BatchOperands, which: 'A' | 'B', part: Part, to: DeviceMat, isSymmetric?: boolean): void;
    pivots(one: BatchRun, o: BatchOperands, to: DeviceMat): void;
    /** What was found of the problem, and its pivots if the batch has a place for them. */
    report(one: BatchRun, o: BatchOperands, r: Reports, s: Single): void;
}
/** A workspace's matrix, to be put back. */
export declare const packed: (M: DeviceMat) => Packed;
type Factored = Sliced & Reports & {
    readonly A: BatchMat;
};
/** Factors the matrices, of which `part` is used and overwritten. What a failed one leaves is written too, unless NaN is to be. */
export declare function enqueueSingleFactors<F extends Factored>(queue: Queue, run: BatchRun, f: F, part: Part, factor: (s: Single) => void, isSymmetric?: boolean): void;
export {};
