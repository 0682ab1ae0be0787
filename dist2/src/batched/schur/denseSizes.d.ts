import type { Integers } from '../../core/batchForms.ts';
import type { Queue } from '../../runtime/queue.ts';
/** A thread to a row: workgroups of all devices have so many. */
export declare const MOST_ORDER = 128;
/** Whether the GPU takes any of these matrices. */
export declare function denseFits({ context }: Queue, n: number | Integers): boolean;
/** The orders of a ragged batch with 0 for those that it does not take; undefined where it takes all. */
export declare function denseOrders(n: number | Integers): Int32Array | undefined;
