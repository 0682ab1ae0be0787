import type { Queue } from '../runtime/queue.ts';
import { type BatchMat, type BatchOperands, type BatchRun, type Reports } from './deviceBatch.ts';
import { type Factors, type LdlFactors } from './factorTriangles.ts';
export declare const MOST_OF_ONE: number;
type Launch = (steps: {
    start: number;
    end: number;
}) => void;
/** How many workgroups there are, the steps of each, and the multiply-adds of one step. */
interface Steps {
    readonly steps: number;
    readonly terms: number;
    readonly count: number;
}
/** Calls `launch` for steps, as many at a time as a dispatch may take. */
export declare function eachSteps({ steps, terms, count }: Steps, most: number, launch: Launch): void;
interface SoftFactor extends Reports {
    /** Of the whole batch: how many reports there are. */
    readonly count: number;
    readonly A: BatchMat;
    /** Multiply-adds that a dispatch does for a matrix, to about a column's: for tests. */
    readonly most?: number;
}
/** A = P L U. */
export declare function enqueueSoftLu(queue: Queue, run: BatchRun, f: SoftFactor & Pick<BatchOperands, 'ipiv'>): void;
/** A = L L^H or U^H U. */
export declare function enqueueSoftCholesky(queue: Queue, run: BatchRun, f: SoftFactor & {
    readonly upper: boolean;
}): void;
interface SoftSolution extends Partial<Reports> {
    readonly factors: Exclude<Factors, LdlFactors>;
    readonly A: BatchMat;
    readonly ipiv?: BatchOperands['ipiv'];
    readonly B: BatchMat;
    /** Which of the factors is divided by: both if left out. */
    readonly only?: 'lower' | 'upper';
}
/** B := A^-1 B with the factors in A; with an info nothing where it is not 0, or NaN. */
export declare function enqueueSoftSolution(queue: Queue, run: BatchRun, s: SoftSolution): void;
export {};
