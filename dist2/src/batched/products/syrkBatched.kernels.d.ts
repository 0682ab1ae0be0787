import { type Picked, type Rule } from '../../autotune/pick.ts';
import { type ElementType } from '../../core/field.ts';
import type { Kernel, Tuning } from '../../runtime/kernel.ts';
/** A tile of C in the tunables of the kernel. */
export interface SyrkShape {
    readonly BM: number;
    readonly BK: number;
    readonly TM: number;
    readonly G: number;
}
export declare const syrkRules: readonly Rule<number, SyrkShape>[];
export declare const pickSyrk: (n: number, type: ElementType, force?: string) => Picked<SyrkShape>;
export interface SyrkFlags {
    /** A's rows are contiguous. */
    readonly across: boolean;
    readonly listed: boolean;
    readonly aInC: boolean;
    readonly type: ElementType;
    /** Which factor is conjugated, if C is Hermitian. */
    readonly conjugated?: Conjugate | undefined;
}
export type Conjugate = 'right' | 'left';
/** The parameter record of a variant. */
export declare function syrkTuning(shape: SyrkShape, { across, listed, aInC, type, conjugated }: SyrkFlags): Tuning;
export declare const syrkBatchedKernel: Kernel;
