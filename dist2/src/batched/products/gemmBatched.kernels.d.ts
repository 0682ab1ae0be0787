import { type Picked, type Rule } from '../../autotune/pick.ts';
import { type ElementType } from '../../core/field.ts';
import { type Trans } from '../../core/matrix.ts';
import type { Kernel, Tuning } from '../../runtime/kernel.ts';
/** A block of C, in the tunables of kernels/lib/gemm_units.wgsl. */
export interface Block {
    readonly BM: number;
    readonly BN: number;
    readonly BK: number;
    readonly TM: number;
    readonly TN: number;
    readonly G: number;
}
/**
 * Whether the kernels for one product suit a batch better than these. H200, 2026-11, ms with those and with blocks: n = 32 x 40000 0.142
 * and 0.153, 64 x 10000 0.159 and 0.178, 128 x 3000 0.302 and 0.385, 256 x 1000 0.788 and 1.0; but 96 x 10000 0.664 and 0.637, 160 x 3000
 * 0.907 and 0.914, 255 x 1000 1.24 and 1.11, 257 x 1000 2.17 and 1.36.
 */
export declare const suitsTiles: (m: number, n: number, type: ElementType) => boolean;
export interface Sizes {
    readonly m: number;
    readonly n: number;
    readonly k: number;
}
export declare const blockRules: (type: ElementType) => readonly Rule<Block, Block>[];
/** The kind of block for `batch` products of each of these sizes; `force` names one. */
export declare const pickBlock: (problems: readonly Sizes[], batch: number, type: ElementType, force?: string) => Picked<Block>;
export interface Flags {
    readonly transA: Trans;
    readonly transB: Trans;
    /** Loads and stores of four elements: everything is a multiple of four. Not of complex numbers. */
    readonly wide: boolean;
    /** The operand lies in C's buffer. */
    readonly aInC: boolean;
    readonly bInC: boolean;
    readonly type: ElementType;
}
/** The parameter record of a variant. */
export declare function blockTuning(block: Block, { transA, transB, wide, aInC, bInC, type }: Flags): Tuning;
export declare const gemmStridedBatchedKernel: Kernel;
/** Its offsets are not known on the host: it never takes elements by four. */
export declare const gemmBatchedKernel: Kernel;
export declare const gemmVbatchedKernel: Kernel;
/** Whether everything may be taken by four elements. */
export declare const ofFour: (...values: readonly number[]) => boolean;
/** Whether the contiguous extents of A, B and C are multiples of four. */
export declare const wideShape: ({ m, n, k }: Sizes, transA: Trans, transB: Trans) => boolean;
