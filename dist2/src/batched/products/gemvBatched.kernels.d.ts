import { type Picked, type Rule } from '../../autotune/pick.ts';
import { type ElementType } from '../../core/field.ts';
import type { Kernel, Tuning } from '../../runtime/kernel.ts';
/** R rows of G matrices, P threads to a row. */
export interface GemvShape {
    readonly R: number;
    readonly P: number;
    readonly G: number;
}
interface GemvSize {
    readonly rows: number;
    readonly depth: number;
    /** A row is contiguous, not a column. */
    readonly across: boolean;
}
/** Never by the number of matrices: bits must not depend on it. */
export declare const gemvRules: readonly Rule<GemvSize, GemvShape>[];
export declare const pickGemv: (size: GemvSize, force?: string) => Picked<GemvShape>;
export interface BatchFlags {
    /** A's rows are contiguous. */
    readonly across: boolean;
    /** Sizes and places are read from records. */
    readonly listed: boolean;
    /** The operand lies in the buffer of the one that is written. */
    readonly aInC: boolean;
    readonly bInC: boolean;
    readonly type: ElementType;
    /** The conjugate of A. */
    readonly conj: boolean;
}
/** The parameter record of a variant. */
export declare function gemvTuning({ R, P, G }: GemvShape, { across, listed, aInC, bInC, type, conj }: BatchFlags): Tuning;
export declare const gemvBatchedKernel: Kernel;
export {};
