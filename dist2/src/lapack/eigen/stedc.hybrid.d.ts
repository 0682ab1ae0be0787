import type { Bound } from '../../core/args.ts';
import { type Prec } from '../../core/field.ts';
import type { DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { StedcArgs } from './routines.gen.ts';
import { type Halves } from './stedc.ref.ts';
export declare function stedcHybrid(queue: Queue, a: Bound<StedcArgs<Prec>>): Promise<void>;
export interface DeviceStedc {
    readonly n: number;
    /** In: the diagonal. Out: the eigenvalues, in ascending order. */
    readonly d: Float64Array;
    /** In: the off-diagonal, n - 1 elements. Out: of no use. */
    readonly e: Float64Array;
    /** Out: n x n, the vectors. */
    readonly Z: DeviceMat;
    /** Order of what is not divided further, 2 to 32; absent: 32. */
    readonly leaf?: number;
    /** Merges of halves up to this order are multiplied all at once; absent: own choice. */
    readonly together?: number;
}
/**
 * T = Z D Z^T as stedcRef, in singles on the GPU. Resolves, with its info, when the eigenvalues are known and the rest is enqueued.
 *
 * Source: LAPACK xSTEDC; MAGMA's xSTEDX, which deflates on the CPU too.
 */
export declare function enqueueStedc(queue: Queue, f: DeviceStedc): Promise<number>;
/** The row beside the division that each column of a level goes up to, or begins with; -1 for those that are not merged. */
export declare function rowsOf(n: number, level: readonly Halves[]): Int32Array<ArrayBuffer>;
