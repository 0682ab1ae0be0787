import type { Picked } from '../../autotune/pick.ts';
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import { type DeviceBuffer, type DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { PanelPivoting, UpdateMath } from '../factorOptions.ts';
import type { GetrfArgs } from './routines.gen.ts';
export interface DeviceGetrf {
    readonly m: number;
    readonly n: number;
    readonly A: DeviceMat;
    readonly ipiv: DeviceMat;
    readonly info: DeviceMat;
    /** Default 'partial'. */
    readonly pivoting?: PanelPivoting;
    /** Of the updates behind a block. Default 'strict'. */
    readonly math?: UpdateMath;
    /** Columns of a block; 0 or absent: as luBlock says. */
    readonly nb?: number;
    /** Name of a rule in getf2.kernels.ts or getf2Cooperative.kernels.ts, for tests and tuning. */
    readonly force?: string;
    /** Of panels whose workgroups wait for each other; absent, enqueueGetrf takes it where they may. */
    readonly mail?: DeviceBuffer;
}
/** How the first panel is factored, of matrices of singles. */
export declare function luPanelWay(queue: Queue, m: number, type: 's' | 'c', pivoting?: PanelPivoting): Picked<unknown>;
export declare function getrfGpu(queue: Queue, a: Bound<GetrfArgs<Prec>>): void;
/** Enqueues the factorization of A: m x n into P L U, pivots to ipiv, the first zero pivot to info. */
export declare function enqueueGetrf(queue: Queue, given: DeviceGetrf): void;
/** What is to be enqueued with memory for panels whose workgroups wait for each other, where they may. */
export declare function withMail(queue: Queue, f: DeviceGetrf, enqueue: (f: DeviceGetrf) => void): void;
/** Enqueues the factorization of columns j .. j+w-1 from row j on. Rows of other columns are not interchanged. */
export declare function enqueueLuPanel(queue: Queue, f: DeviceGetrf, j: number, w: number): void;
/**
 * Enqueues what the factored columns j .. j+w-1 mean for columns from .. to-1, all behind them: their interchanges,
 * U12 := L11^-1 A12, A22 := A22 - L21 U12. With `left` the interchanges are made in columns 0 .. j-1 too.
 */
export declare function enqueueLuUpdate(queue: Queue, f: DeviceGetrf, j: number, w: number, from: number, to: number, left: boolean): void;
