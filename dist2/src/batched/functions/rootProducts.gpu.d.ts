import type { Queue } from '../../runtime/queue.ts';
import { type BatchRun } from '../deviceBatch.ts';
import type { ReportedIteration } from './functionBatch.ts';
/** Enqueues C := A^(1/2): T = 1.5 I - 0.5 Z Y, Y := Y T, Z := T Z. */
export declare function enqueueSqrtmProducts(queue: Queue, run: BatchRun, f: ReportedIteration): void;
/** Enqueues C := A^(-1/degree): X := X T and M := T^degree M with T = ((degree + 1) I - M) / degree, which is never formed. */
export declare function enqueueInvrootProducts(queue: Queue, run: BatchRun, f: ReportedIteration, root: {
    readonly degree: number;
    readonly epsilon: number;
    readonly powerSteps: number;
}): void;
