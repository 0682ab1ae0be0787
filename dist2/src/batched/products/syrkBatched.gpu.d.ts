import type { Bound } from '../../core/args.ts';
import type { Complex, Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type BatchMat, type Sizes } from '../deviceBatch.ts';
import type { SyrkBatchedArgs, SyrkStridedBatchedArgs, SyrkVbatchedArgs } from './routines.gen.ts';
import { type Conjugate } from './syrkBatched.kernels.ts';
type Call = Bound<SyrkStridedBatchedArgs<Prec>> | Bound<SyrkBatchedArgs<Prec>> | Bound<SyrkVbatchedArgs<Prec>>;
/** The lower triangle of C_b := alpha A_b A_b^T + beta C_b, A_b of n rows and nrhs columns. */
export interface DeviceSyrkBatch {
    readonly n: number;
    readonly nrhs: number;
    readonly count: number;
    readonly sizes?: Sizes | undefined;
    readonly alpha: number | Complex;
    readonly A: BatchMat;
    readonly beta: number | Complex;
    /** May lie in A's buffer. */
    readonly C: BatchMat;
    /** C is Hermitian, A A^H or conj(A) A^T, and the scalars are real. */
    readonly conjugated?: Conjugate | undefined;
    /** Name of a variant in syrkBatched.kernels.ts, for tests and tuning. */
    readonly force?: string | undefined;
}
export declare function syrkBatchedGpu(queue: Queue, a: Call): void;
/** Enqueues the product. `noteAs` traces the choice under that name. */
export declare function enqueueSyrkBatch(queue: Queue, s: DeviceSyrkBatch, noteAs?: string): void;
export {};
