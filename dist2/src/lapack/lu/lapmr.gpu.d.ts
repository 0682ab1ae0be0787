import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import { type DeviceBuffer, type DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { LapmrArgs } from './routines.gen.ts';
interface Interchanges {
    readonly m: number;
    /** Column view of the pivots; its element 0 belongs to row 0. */
    readonly ipiv: DeviceMat;
    /** Rows first .. first+count-1 (0-based) are interchanged with rows ipiv(first ..). */
    readonly first: number;
    readonly count: number;
    readonly backward?: boolean;
}
export declare function lapmrGpu(queue: Queue, a: Bound<LapmrArgs<Prec>>): void;
/** Enqueues the sources of all m rows behind all interchanges of an LU factorization, for enqueueReordered. */
export declare function enqueueLuSources(queue: Queue, m: number, ipiv: DeviceMat, sources: DeviceBuffer): void;
/** Enqueues the interchanges in n columns of A, once their sources are known: those are the same for any columns. */
export declare function enqueueReordered(queue: Queue, m: number, n: number, A: DeviceMat, sources: DeviceBuffer): void;
/** Enqueues interchanges in all n columns of A, which has m rows. */
export declare function enqueuePermutation(queue: Queue, n: number, A: DeviceMat, s: Interchanges): void;
export interface DeviceLapmr {
    readonly m: number;
    readonly A: DeviceMat;
    /** Column view of the pivots; its element 0 belongs to row 0. */
    readonly ipiv: DeviceMat;
    /** Columns of the blocks: the interchanges of each are made in those in front of it. */
    readonly widths: readonly number[];
}
/** Enqueues the interchanges of an LU factorization in its factored columns: each block gets those of all later ones as one permutation. */
export declare function enqueueLapmr(queue: Queue, { m, A, ipiv, widths }: DeviceLapmr): void;
export {};
