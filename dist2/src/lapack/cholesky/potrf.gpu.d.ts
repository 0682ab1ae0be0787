import type { Bound } from '../../core/args.ts';
import type { ElementType, Prec } from '../../core/field.ts';
import { type Uplo } from '../../core/matrix.ts';
import { type DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { UpdateMath } from '../factorOptions.ts';
import { type PanelShape } from './potrf.kernels.ts';
import type { PotrfArgs } from './routines.gen.ts';
export interface DevicePotrf {
    readonly uplo: Uplo;
    readonly n: number;
    readonly A: DeviceMat;
    readonly info: DeviceMat;
    /** Of the updates behind a panel. Default 'strict'. */
    readonly math?: UpdateMath;
    /** Columns of a panel; 0 or absent: own choice. */
    readonly nb?: number;
    /** How block columns are factored, for tests and tuning. */
    readonly shape?: PanelShape;
}
export declare function potrfGpu(queue: Queue, a: Bound<PotrfArgs<Prec>>): void;
export declare function notePanels(queue: Queue, routine: string, n: number, type?: ElementType, nb?: number): void;
/** Enqueues the factorization of the triangle of A; to info the order of the first leading minor that is not positive definite, or 0. */
export declare function enqueuePotrf(queue: Queue, given: DevicePotrf): void;
/**
 * Enqueues the factorization of columns j .. j+w-1 (for 'u', rows), from the diagonal on: with A11 the block of order w on it,
 * A11 := L11, A21 := A21 L11^-H. What is to their left must have been subtracted. Where info is 0 it may be set.
 */
export declare function enqueueCholeskyPanel(queue: Queue, f: DevicePotrf, j: number, w: number): void;
/** Enqueues A21 := A21 L11^-T for the rows below the block of order w at j, which is a factor already (for 'u', what is right of it). */
export declare function enqueueCholeskySolve(queue: Queue, f: DevicePotrf, j: number, w: number): void;
/**
 * Enqueues the update of columns from .. to-1 (for 'u', rows), from the diagonal on, behind the panel of columns j .. j+w-1:
 * A(i, c) := A(i, c) - the sum of L(i, l) conj(L(c, l)) over the panel's columns l.
 */
export declare function enqueueCholeskyUpdate(queue: Queue, f: DevicePotrf, j: number, w: number, from: number, to: number): void;
