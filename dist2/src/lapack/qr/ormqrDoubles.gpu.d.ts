import type { Bound } from '../../core/args.ts';
import { type Side, type Trans } from '../../core/matrix.ts';
import { type DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { OrmqrArgs } from './routines.gen.ts';
export interface DeviceOrmqrDoubles {
    readonly side: Side;
    readonly trans: Trans;
    readonly m: number;
    readonly n: number;
    readonly k: number;
    /** A and tau may lie in C's buffer. */
    readonly A: DeviceMat;
    readonly tau: DeviceMat;
    readonly C: DeviceMat;
}
/** Reflectors that are applied together. */
export declare const REFLECTORS = 256;
export declare function ormqrDoubles(queue: Queue, a: Bound<OrmqrArgs<'d' | 'z'>>): void;
export declare function noteReflectors(queue: Queue, routine: string): void;
/** Enqueues C := op(Q) C (side 'l') or C op(Q) ('r'), Q = H(0) ... H(k-1). */
export declare function enqueueOrmqrDoubles(queue: Queue, { side, trans, m, n, k, A, tau, C }: DeviceOrmqrDoubles): void;
