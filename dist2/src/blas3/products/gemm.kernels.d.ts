import type { Rule } from '../../autotune/pick.ts';
import type { ElementType } from '../../core/field.ts';
import type { Kernel, Tuning } from '../../runtime/kernel.ts';
import { type Flags } from '../../runtime/variants.ts';
import { type Sizes } from './gemmModel.ts';
import { type Tile } from './gemmTiles.ts';
/**
 * One GEMM for the device: transposes are 0 or 1, everything in elements. A complex one is the real product that its kernels compute: m, k,
 * offsets, leading dimensions and strides are twice as large (kernels/lib/gemm_words.wgsl).
 */
export interface GemmProblem {
    readonly transA: 0 | 1;
    readonly transB: 0 | 1;
    readonly m: number;
    readonly n: number;
    readonly k: number;
    readonly batch: number;
    /** Absent: 1. */
    readonly parts?: 1 | 2;
    /** All offsets, leading dimensions and strides are multiples of 4, and so are the contiguous extents. */
    readonly aligned: boolean;
    /** Vectors of four can be written to C. */
    readonly alignedC?: boolean;
    /** gemm_shifted computes it: real numbers, three buffers, the factors' in vectors of four to their end. */
    readonly shifts?: boolean;
    /** Bytes of memory that a workgroup may have; enough for every tile if left out. */
    readonly workgroupBytes?: number;
    /** The factor that C overwrites, if it overwrites one: one workgroup then covers all its rows (columns), and reads before it writes. */
    readonly over?: 'A' | 'B' | undefined;
    /** Whether C is read too. */
    readonly updates?: boolean;
}
export interface TileChoice {
    readonly kernel: Kernel;
    readonly tile: Tile;
}
export interface GemmChoice extends TileChoice {
    /** How, if not straight into C: in slices of the depth that are summed, or from aligned copies of the factors. */
    readonly via?: 'slices' | 'padded';
    /** How many, if not as predicted. */
    readonly slices?: number;
}
export type GemmFlags = Flags<'TRANS_A' | 'TRANS_B' | 'CONJ_A' | 'CONJ_B' | 'EDGE' | 'A_IN_C' | 'B_IN_C'>;
/** The parameter record of a variant, of A and B of one type; C has it too, or is in singles. */
export declare function gemmTuning(kernel: Kernel, tile: Tile, flags: GemmFlags, A: ElementType, C: ElementType): Tuning;
export declare const gemmTiled: Kernel;
export declare const gemmDirect: Kernel;
export declare const gemmShifted: Kernel;
/** Into how many slices of which depth a product is cut; each a multiple of a slab, the last may be less. */
export interface Cut {
    readonly slices: number;
    readonly depth: number;
}
/** How the depth is cut with this tile. */
export declare function slicesOf(p: Sizes & Pick<GemmProblem, 'batch'>, tile: Tile, wanted?: number): Cut;
export declare const gemmRules: readonly Rule<GemmProblem, GemmChoice>[];
/** Of complex products. */
export declare const complexGemmRules: readonly Rule<GemmProblem, GemmChoice>[];
/**
 * What a reproducible product may be computed by. These kernels and tiles all add up an element's products in the order of the depth, by
 * one fma each, and behind the depth zeros up to the next multiple of 16 (which turn a sum of -0 into +0): tests compare their bits.
 */
export declare const reproducibleRules: readonly Rule<GemmProblem, GemmChoice>[];
