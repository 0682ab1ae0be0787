import type { BatchCall } from '../../core/batchForms.ts';
import { type Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
/** The largest order that a workgroup of so many threads and bytes holds. */
export declare const mostOrder: (threads: number, bytes: number) => number;
/** Whether all matrices of a call fit; a complex one takes as much as a real one of twice the order. */
export declare function squaresFit(queue: Queue, { n, prec }: BatchCall & {
    readonly prec: Prec;
}): boolean;
