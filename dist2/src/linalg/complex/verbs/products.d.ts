import type { Argument } from '../../device/verb.ts';
import { type Verb } from '../call.ts';
/** The factors of a product of complex matrices, stacks or vectors, as columns: C^T = B^T A^T, whose columns are the rows of C. */
export declare function factorsOf(routine: string, given: readonly Argument[]): {
    prec: import("../pairs.ts").ComplexReal;
    m: number;
    n: number;
    k: number;
    count: number;
    a: import("../pairs.ts").Pairs;
    b: import("../pairs.ts").Pairs;
    isShared: boolean;
    isSharedToo: boolean;
    shape: number[];
};
export declare const matmul: Verb;
