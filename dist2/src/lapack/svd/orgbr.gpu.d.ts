import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import { type Vect } from '../../core/reflectors.ts';
import type { DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { OrgbrArgs } from './routines.gen.ts';
export interface DeviceOrgbr {
    readonly vect: Vect;
    readonly m: number;
    readonly n: number;
    readonly k: number;
    /** As enqueueGebrd leaves it; tau may lie in A's buffer. */
    readonly A: DeviceMat;
    readonly tau: DeviceMat;
}
export declare function orgbrGpu(queue: Queue, a: Bound<OrgbrArgs<Prec>>): void;
/** Enqueues A := the first n columns of Q, or the first m rows of P^H. */
export declare function enqueueOrgbr(queue: Queue, { vect, m, n, k, A, tau }: DeviceOrgbr): void;
