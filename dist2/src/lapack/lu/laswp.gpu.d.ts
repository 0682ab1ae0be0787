import type { Bound } from '../../core/args.ts';
import type { ElementType, Prec } from '../../core/field.ts';
import { type DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { LaswpArgs } from './routines.gen.ts';
export interface DeviceLaswp {
    /** Rows of A. */
    readonly m: number;
    readonly A: DeviceMat;
    /** The columns: from .. to-1, and leftFrom .. leftTo-1 in front of them. */
    readonly from: number;
    readonly to: number;
    readonly leftFrom?: number;
    readonly leftTo?: number;
    /** Rows first .. first+count-1 (0-based) are interchanged with rows ipiv(first ..). */
    readonly first: number;
    readonly count: number;
    /** Column view of the pivots; its element 0 belongs to row 0. */
    readonly ipiv: DeviceMat;
    readonly backward?: boolean;
    /**
     * Unit lower triangular, of order count, in A's buffer with A's leading dimension: rows first .. of columns from .. to-1 become L11^-1
     * times themselves behind the interchanges. The count is then at most interchanges().
     */
    readonly L11?: DeviceMat;
}
export declare function laswpGpu(queue: Queue, a: Bound<LaswpArgs<Prec>>): void;
/** How many interchanges one dispatch makes, and the order of the triangle that it solves with at most. */
export declare function interchanges(queue: Queue, type: ElementType): number;
export declare function enqueueLaswp(queue: Queue, s: DeviceLaswp): void;
