import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Side, Trans } from '../../core/matrix.ts';
import { type Vect } from '../../core/reflectors.ts';
import type { DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { OrmbrArgs } from './routines.gen.ts';
export interface DeviceOrmbr {
    readonly vect: Vect;
    readonly side: Side;
    readonly trans: Trans;
    readonly m: number;
    readonly n: number;
    readonly k: number;
    /** As enqueueGebrd leaves it; A and tau may lie in C's buffer. */
    readonly A: DeviceMat;
    readonly tau: DeviceMat;
    readonly C: DeviceMat;
}
export declare function ormbrGpu(queue: Queue, a: Bound<OrmbrArgs<Prec>>): void;
/** Enqueues C := op(Q) C or op(P) C (side 'l'), C op(Q) or C op(P) ('r'). */
export declare function enqueueOrmbr(queue: Queue, { vect, side, trans, m, n, k, A, tau, C }: DeviceOrmbr): void;
