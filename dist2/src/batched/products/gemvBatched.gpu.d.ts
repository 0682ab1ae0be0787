import type { Bound } from '../../core/args.ts';
import type { Complex, Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type BatchMat, type Sizes } from '../deviceBatch.ts';
import type { Conjugated } from './gemvConjugated.ts';
import type { GemvBatchedArgs, GemvStridedBatchedArgs, GemvVbatchedArgs } from './routines.gen.ts';
type Call = Conjugated & (Bound<GemvStridedBatchedArgs<Prec>> | Bound<GemvBatchedArgs<Prec>> | Bound<GemvVbatchedArgs<Prec>>);
/** C_b := alpha A_b B_b + beta C_b, A_b of m x n, B_b and C_b of one column. */
export interface DeviceGemvBatch {
    readonly m: number;
    readonly n: number;
    readonly count: number;
    readonly sizes?: Sizes | undefined;
    readonly alpha: number | Complex;
    readonly A: BatchMat;
    /** The conjugate of A_b stands for it. */
    readonly conj?: boolean;
    readonly x: BatchMat;
    readonly beta: number | Complex;
    /** May lie in the buffer of A or x. */
    readonly y: BatchMat;
    /** Name of a variant in gemvBatched.kernels.ts, for tests and tuning. */
    readonly force?: string | undefined;
}
export declare function gemvBatchedGpu(queue: Queue, a: Call): void;
/** Enqueues the product; problems of which m or n is 0 are left alone. `noteAs` traces the choice under that name. */
export declare function enqueueGemvBatch(queue: Queue, g: DeviceGemvBatch, noteAs?: string): void;
export {};
