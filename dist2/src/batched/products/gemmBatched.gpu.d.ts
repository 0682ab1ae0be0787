import type { Bound } from '../../core/args.ts';
import type { Complex, Prec } from '../../core/field.ts';
import { type Ptr, type Trans } from '../../core/matrix.ts';
import { type DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { GemmBatchedArgs } from './gemmBatched.spec.ts';
export interface DeviceGemmBatched {
    readonly transA?: Trans;
    readonly transB?: Trans;
    readonly m: number;
    readonly n: number;
    readonly k: number;
    readonly alpha: number | Complex;
    readonly A: DeviceMat;
    readonly B: DeviceMat;
    readonly beta: number | Complex;
    readonly C: DeviceMat;
    readonly offsetsA: Ptr<'i'>;
    readonly offsetsB: Ptr<'i'>;
    readonly offsetsC: Ptr<'i'>;
    readonly batch: number;
    /** Name of a block in gemmBatched.kernels.ts, for tests and tuning. */
    readonly force?: string;
}
export declare function gemmBatchedGpu(queue: Queue, a: Bound<GemmBatchedArgs<Prec>>): void;
/**
 * Enqueues C_b := alpha op(A_b) op(B_b) + beta C_b for every b below `batch`, leaving out products that are not inside their buffers. A and
 * B may lie in C's buffer. `noteAs` traces the choice under that name.
 */
export declare function enqueueGemmBatched(queue: Queue, g: DeviceGemmBatched, noteAs?: string): void;
