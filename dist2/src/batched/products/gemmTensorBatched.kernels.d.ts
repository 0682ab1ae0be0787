import { type Picked, type Rule } from '../../autotune/pick.ts';
import type { Kernel, Tuning } from '../../runtime/kernel.ts';
import type { MatrixUnit, UnitShape } from '../../runtime/matrixUnits.ts';
/** A block of C, in the tunables of gemm_tensor_batched.wgsl. */
export interface UnitBlock {
    readonly BM: number;
    readonly BN: number;
    readonly BK: number;
    readonly WM: number;
    readonly WN: number;
    readonly G: number;
    readonly ROUND: number;
}
export interface UnitSizes {
    readonly m: number;
    readonly n: number;
    readonly k: number;
}
/** Whether products are of a size for the blocks: whole units of eight halves, neither too small nor too large. */
export declare const suitsUnits: ({ m, n, k }: UnitSizes) => boolean;
/** The kernel stores sums of f32 by fours, at least one for every lane, and the blocks are whole matrices of this unit. */
export declare const fitsBlocks: ({ factor, sum, MM, MN, MK, SG }: MatrixUnit) => boolean;
export declare const unitRules: readonly Rule<UnitBlock, UnitBlock>[];
/** The kind of block for products of this size; `force` names one. */
export declare const pickUnitBlock: (p: UnitSizes, force?: string) => Picked<UnitBlock>;
/** The parameter record of a variant; one object per variant, because pipelines are found by identity. */
export declare function unitTuning({ BM, BN, BK, WM, WN, G, ROUND }: UnitBlock, { MM, MN, MK, SG }: UnitShape, transA: boolean, transB: boolean): Tuning;
export declare const gemmTensorBatched: Kernel;
