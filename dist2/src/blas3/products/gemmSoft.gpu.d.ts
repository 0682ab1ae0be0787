import type { Prec, Scalar } from '../../core/field.ts';
import type { Trans, Uplo } from '../../core/matrix.ts';
import type { DeviceBuffer, DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
export interface DeviceGemmSoft {
    readonly transA: Trans;
    readonly transB: Trans;
    readonly m: number;
    readonly n: number;
    readonly k: number;
    readonly alpha: Scalar<Prec>;
    readonly A: DeviceMat;
    readonly B: DeviceMat;
    readonly beta: Scalar<Prec>;
    readonly C: DeviceMat;
    /** Default 'f': all of C; else one triangle of it, and nothing else is read or written. */
    readonly uplo?: Uplo | 'f';
    /** What double_choose has chosen: nothing is done where moduli do. */
    readonly unless?: DeviceBuffer;
}
/** Enqueues C := alpha op(A) op(B) + beta C for doubles. A and B may lie in C's buffer, apart from C. */
export declare function enqueueGemmSoft(queue: Queue, s: DeviceGemmSoft): void;
