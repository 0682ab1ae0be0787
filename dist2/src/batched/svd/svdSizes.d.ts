import type { BatchCall } from '../../core/batchForms.ts';
import { type Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
/** Columns, or rows of a wide matrix, that a workgroup holds at most. Complex ones take twice the registers. */
export declare const MOST_OF: {
    readonly s: 128;
    readonly c: 64;
};
/** Up to so many rows columns are not brought to a triangle first. */
export declare const SHORT = 32;
/** Columns of the variant that takes n of them. */
export declare const paddedColumns: (n: number) => number;
/** Whether the columns of m x n matrices, m >= n, are made orthogonal as they are; else those of R in A = Q R. */
export declare const isDirect: (m: number, n: number) => boolean;
/** Whether all matrices of a call fit. */
export declare function svdFits(queue: Queue, a: BatchCall & {
    readonly prec: Prec;
}): boolean;
