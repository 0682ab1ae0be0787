import type { Bound } from '../../core/args.ts';
import type { Complex, Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type BatchMat, type Sizes } from '../deviceBatch.ts';
import type { TrsmBatchedArgs, TrsmStridedBatchedArgs, TrsmVbatchedArgs } from './routines.gen.ts';
type Call = Bound<TrsmStridedBatchedArgs<Prec>> | Bound<TrsmBatchedArgs<Prec>> | Bound<TrsmVbatchedArgs<Prec>>;
/** B_b := alpha A_b^-1 B_b, A_b triangular of order n in the direction in which it is used, B_b of nrhs columns. */
export interface DeviceTrsmBatch {
    readonly n: number;
    /** Of a ragged batch 1 if all have one column. */
    readonly nrhs: number;
    readonly count: number;
    readonly sizes?: Sizes | undefined;
    readonly upper: boolean;
    /** The diagonal is ones. */
    readonly unit: boolean;
    /** The conjugate of A_b stands for it. */
    readonly conj?: boolean;
    readonly alpha: number | Complex;
    readonly A: BatchMat;
    /** May lie in A's buffer. */
    readonly B: BatchMat;
    /** Name of a variant in trsmBatched.kernels.ts, for tests and tuning. */
    readonly force?: string | undefined;
}
export declare function trsmBatchedGpu(queue: Queue, a: Call): void;
/** Enqueues the solves. `noteAs` traces the choice under that name. */
export declare function enqueueTrsmBatch(queue: Queue, s: DeviceTrsmBatch, noteAs?: string): void;
export {};
