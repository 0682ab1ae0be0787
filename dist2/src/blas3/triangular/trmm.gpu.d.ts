import type { Bound } from '../../core/args.ts';
import type { Prec, Scalar } from '../../core/field.ts';
import { type Diag, type Side, type Trans, type Uplo } from '../../core/matrix.ts';
import { type DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { TrmmArgs } from './routines.gen.ts';
export interface DeviceTrmm {
    readonly side: Side;
    readonly uplo: Uplo;
    readonly trans: Trans;
    readonly diag: Diag;
    readonly m: number;
    readonly n: number;
    readonly alpha: Scalar<Prec>;
    readonly A: DeviceMat;
    readonly B: DeviceMat;
    /** Order of the blocks on the diagonal, a multiple of 4; tests make it small. */
    readonly nb?: number;
}
export declare function trmmGpu(queue: Queue, a: Bound<TrmmArgs<Prec>>): void;
/**
 * Enqueues B := alpha op(A) B (side 'l') or B := alpha B op(A) (side 'r'). A may lie in B's buffer, apart from B.
 *
 * op(A) is its blocks on the diagonal and, for h = nb, 2 nb, 4 nb, ..., squares of order h below (or above) them. Those of one size
 * multiply different parts of B into different parts of the result, so that each size is one batched launch.
 */
export declare function enqueueTrmm(queue: Queue, t: DeviceTrmm): void;
/**
 * Enqueues W := the blocks of order nb on the diagonal of A's triangle, `order` rows and columns, as full matrices one behind the other.
 */
export declare function enqueueExpand(queue: Queue, t: Pick<DeviceTrmm, 'uplo' | 'diag' | 'A'>, nb: number, order: number, blocks: number, W: DeviceMat['data']): void;
