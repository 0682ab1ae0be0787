import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Side } from '../../core/matrix.ts';
import { type DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { DgmmArgs } from './routines.gen.ts';
export interface DeviceDgmm {
    readonly side: Side;
    readonly m: number;
    readonly n: number;
    readonly A: DeviceMat;
    /** Its ld is the increment; a negative one starts at the far end. */
    readonly x: DeviceMat;
    readonly C: DeviceMat;
}
export declare function dgmmGpu(queue: Queue, a: Bound<DgmmArgs<Prec>>): void;
/** Enqueues C := diag(x) A or A diag(x). A and x may lie in C's buffer, apart from C. */
export declare function enqueueDgmm(queue: Queue, s: DeviceDgmm): void;
