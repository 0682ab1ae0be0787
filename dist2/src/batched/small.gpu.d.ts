import type { Kernel } from '../runtime/kernel.ts';
import type { Queue } from '../runtime/queue.ts';
import { type DenseBatch } from './deviceBatch.gpu.ts';
import { type BatchOperands, type BatchRun, type Reports } from './deviceBatch.ts';
import { type SmallFlags } from './small.kernels.ts';
export interface SmallLaunch {
    readonly kernel: Kernel;
    readonly run: BatchRun;
    readonly operands: BatchOperands;
    readonly reports: Partial<Reports>;
    /** Constants of the kernel beside those that follow from the operands. */
    readonly flags: SmallFlags;
    readonly force?: string | undefined;
}
interface Dense<F> {
    readonly kernel: Kernel;
    readonly flags: SmallFlags;
    readonly operands: BatchOperands;
    /** Rows of A where they are not n. */
    readonly m?: number;
    /** For a run of matrices with more than SMALL rows or columns; `f` has reports in buffers of their own. */
    readonly large: (queue: Queue, run: BatchRun, f: F) => void;
}
/** One run after the other: small problems in registers, several of them in a workgroup. */
export declare function enqueueDense<F extends DenseBatch>(queue: Queue, f: F, d: Dense<F>): void;
export {};
