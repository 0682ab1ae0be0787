import type { Bound } from '../../core/args.ts';
import type { Prec, Scalar } from '../../core/field.ts';
import type { Uplo } from '../../core/matrix.ts';
import { type DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { LasetArgs } from './routines.gen.ts';
export interface DeviceLaset {
    readonly uplo: Uplo | 'f';
    readonly m: number;
    readonly n: number;
    /** Off the diagonal, and on it. */
    readonly alpha: Scalar<Prec>;
    readonly beta: Scalar<Prec>;
    readonly A: DeviceMat;
}
export declare function lasetGpu(queue: Queue, a: Bound<LasetArgs<Prec>>): void;
/** Enqueues A(i,j) := alpha off the diagonal, beta on it. */
export declare function enqueueLaset(queue: Queue, s: DeviceLaset): void;
