import type { Bound } from '../../core/args.ts';
import { type Complex, type Prec } from '../../core/field.ts';
import type { Trans } from '../../core/matrix.ts';
import { type DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type Sizes } from './gemmBatched.kernels.ts';
import type { GemmVbatchedArgs } from './routines.gen.ts';
/** One product of a batch: its sizes, where its matrices begin, and their leading dimensions. */
export interface Problem extends Sizes {
    readonly offA: number;
    readonly lda: number;
    readonly offB: number;
    readonly ldb: number;
    readonly offC: number;
    readonly ldc: number;
}
export interface DeviceGemmVbatched {
    readonly transA?: Trans;
    readonly transB?: Trans;
    readonly problems: readonly Problem[];
    readonly alpha: number | Complex;
    readonly A: DeviceMat['data'];
    readonly B: DeviceMat['data'];
    readonly beta: number | Complex;
    readonly C: DeviceMat['data'];
    /** Name of a block in gemmBatched.kernels.ts, for tests and tuning. */
    readonly force?: string;
}
export declare function gemmVbatchedGpu(queue: Queue, a: Bound<GemmVbatchedArgs<Prec>>): void;
/**
 * Enqueues C_b := alpha op(A_b) op(B_b) + beta C_b for every problem. A and B may be C's buffer, if the matrices share no element. `noteAs`
 * traces the choice under that name.
 */
export declare function enqueueGemmVbatched(queue: Queue, g: DeviceGemmVbatched, noteAs?: string): void;
