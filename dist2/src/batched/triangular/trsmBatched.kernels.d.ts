import { type Picked, type Rule } from '../../autotune/pick.ts';
import { type ElementType } from '../../core/field.ts';
import type { Kernel, Tuning } from '../../runtime/kernel.ts';
/** Orders up to this are solved with a row of B per thread; above, block by block. */
export declare const MOST_ROWS = 64;
/** R rows of B of G problems, CN of their columns; the kernel for larger orders has no R and one problem. */
export interface TrsmShape {
    readonly R: number;
    readonly G: number;
    readonly CN: number;
}
interface TrsmSize {
    readonly order: number;
    readonly columns: number;
}
type TrsmRule = Rule<TrsmSize, TrsmShape>;
/** Never by the number of problems: bits must not depend on it. */
export declare const trsmRules: readonly TrsmRule[];
export declare const pickTrsm: (size: TrsmSize, force?: string) => Picked<TrsmShape>;
export interface TrsmFlags {
    /** The rows of op(A) are contiguous: only the kernel for larger orders asks. */
    readonly across: boolean;
    readonly listed: boolean;
    readonly aInB: boolean;
    /** The conjugate of op(A). */
    readonly conj: boolean;
    readonly type: ElementType;
}
/** The parameter record of a variant. */
export declare function trsmTuning({ R, G, CN }: TrsmShape, { across, listed, aInB, conj, type }: TrsmFlags): Tuning;
export declare const trsmBatchedKernel: Kernel;
export declare const trsmBatchedTallKernel: Kernel;
export {};
