import type { Context } from '../src/index.ts';
import type { Sweep } from './task.ts';
export interface Sizes {
    /** Orders of matrices. */
    readonly orders: readonly number[];
    /** Elements of vectors. The longest should not fit into caches. */
    readonly lengths: readonly number[];
    /** Orders of matrices in batches. */
    readonly small: readonly number[];
    /** About so many elements have the matrices of a batch. */
    readonly batchElements: number;
}
/** The usual sizes. All grow until a sweep's share of the time is spent, so that the last ones are for fast devices. */
export declare function usualSizes({ gpu }: Context, quick: boolean): Sizes;
/** What is measured on a context. Double precision is the CPU's: on a GPU only what refines from single to double is measured with it. */
export declare function plan(context: Context, sizes: Sizes, quick: boolean): Sweep[];
