import type { Bound } from '../../core/args.ts';
import { type ElementType, type Prec, type Scalar } from '../../core/field.ts';
import { type Diag, type Side, type Trans, type Uplo } from '../../core/matrix.ts';
import { type DeviceBuffer, type DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { TrsmArgs } from './routines.gen.ts';
export interface DeviceTrsm {
    readonly side: Side;
    readonly uplo: Uplo;
    readonly trans: Trans;
    readonly diag: Diag;
    readonly m: number;
    readonly n: number;
    readonly alpha: Scalar<Prec>;
    readonly A: DeviceMat;
    readonly B: DeviceMat;
    /** A small residual whatever the condition of A is worth the time: no block is inverted. */
    readonly stable?: boolean;
    /** Name of a rule in trsm.kernels.ts, for tests and tuning. */
    readonly force?: string;
}
export declare function trsmGpu(queue: Queue, a: Bound<TrsmArgs<Prec>>): void;
/** Enqueues B := alpha op(A)^-1 B (side 'l') or B := alpha B op(A)^-1 (side 'r'). A may lie in B's buffer, apart from B. */
export declare function enqueueTrsm(queue: Queue, t: DeviceTrsm): void;
/** Elements that the inverses of the blocks on the diagonal of a triangle take. */
export declare const inversesLength: (order: number, type?: ElementType) => number;
type Triangle = Pick<DeviceTrsm, 'uplo' | 'trans' | 'diag' | 'A'>;
/**
 * Enqueues the inverses of the blocks of order nb = blockOrder on the diagonal of op(A), and of the smaller one that is left: block k from
 * to[k nb^2] on, its leading dimension nb, zero beside its triangle.
 */
export declare function enqueueInverses(queue: Queue, t: Triangle, order: number, to: DeviceBuffer): void;
export {};
