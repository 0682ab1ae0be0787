import type { Bound } from '../../core/args.ts';
import { type DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { GemmI32Args } from './routines.gen.ts';
export interface DeviceGemmI32 {
    readonly transA: boolean;
    readonly transB: boolean;
    readonly m: number;
    readonly n: number;
    readonly k: number;
    readonly alpha: number;
    readonly A: DeviceMat;
    readonly B: DeviceMat;
    readonly beta: number;
    readonly C: DeviceMat;
    /** Name of a rule in gemmI32.kernels.ts, for tests and tuning. */
    readonly force?: string;
}
export declare function gemmI32Gpu(queue: Queue, a: Bound<GemmI32Args>): void;
/** Enqueues C := alpha op(A) op(B) + beta C. `noteAs` traces the choice under that name. */
export declare function enqueueGemmI32(queue: Queue, g: DeviceGemmI32, noteAs?: string): void;
