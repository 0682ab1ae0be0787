import type { Bound } from '../../core/args.ts';
import type { Prec, Scalar } from '../../core/field.ts';
import type { Trans } from '../../core/matrix.ts';
import { type DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { GeamArgs } from './routines.gen.ts';
export interface DeviceGeam {
    readonly transA: Trans;
    readonly transB: Trans;
    readonly m: number;
    readonly n: number;
    readonly alpha: Scalar<Prec>;
    readonly A: DeviceMat;
    readonly beta: Scalar<Prec>;
    readonly B: DeviceMat;
    readonly C: DeviceMat;
}
export declare function geamGpu(queue: Queue, a: Bound<GeamArgs<Prec>>): void;
/** Enqueues C := alpha op(A) + beta op(B). A and B may lie in C's buffer, apart from C. */
export declare function enqueueGeam(queue: Queue, s: DeviceGeam): void;
