import type { Kernel, Tuning } from '../../runtime/kernel.ts';
import type { MatrixUnit, UnitShape } from '../../runtime/matrixUnits.ts';
import { type Kind, type Plan, type Sizes, type TileCost } from './gemmModel.ts';
/** In the tunables of gemm_tensor_direct. */
export interface UnitTile {
    readonly BM: number;
    readonly BN: number;
    readonly BK: number;
    readonly WM: number;
    readonly WN: number;
    readonly ROUND: number;
    readonly AHEAD: number;
}
export declare const UNIT_TILES: {
    readonly flat16: {
        readonly BM: 16;
        readonly BN: 128;
        readonly BK: 64;
        readonly WM: 16;
        readonly WN: 32;
        readonly ROUND: 2;
        readonly AHEAD: 1;
    };
    readonly flat32: {
        readonly BM: 32;
        readonly BN: 128;
        readonly BK: 64;
        readonly WM: 32;
        readonly WN: 32;
        readonly ROUND: 4;
        readonly AHEAD: 1;
    };
    readonly flat64: {
        readonly BM: 64;
        readonly BN: 128;
        readonly BK: 64;
        readonly WM: 32;
        readonly WN: 64;
        readonly ROUND: 4;
        readonly AHEAD: 1;
    };
    readonly tall16: {
        readonly BM: 128;
        readonly BN: 16;
        readonly BK: 64;
        readonly WM: 32;
        readonly WN: 16;
        readonly ROUND: 2;
        readonly AHEAD: 1;
    };
    readonly tall32: {
        readonly BM: 128;
        readonly BN: 32;
        readonly BK: 64;
        readonly WM: 32;
        readonly WN: 32;
        readonly ROUND: 4;
        readonly AHEAD: 1;
    };
    readonly tall64: {
        readonly BM: 128;
        readonly BN: 64;
        readonly BK: 64;
        readonly WM: 64;
        readonly WN: 32;
        readonly ROUND: 4;
        readonly AHEAD: 1;
    };
    readonly square: {
        readonly BM: 64;
        readonly BN: 64;
        readonly BK: 64;
        readonly WM: 32;
        readonly WN: 32;
        readonly ROUND: 4;
        readonly AHEAD: 2;
    };
    readonly light: {
        readonly BM: 64;
        readonly BN: 64;
        readonly BK: 32;
        readonly WM: 32;
        readonly WN: 32;
        readonly ROUND: 4;
        readonly AHEAD: 1;
    };
    readonly wide: {
        readonly BM: 128;
        readonly BN: 128;
        readonly BK: 32;
        readonly WM: 64;
        readonly WN: 64;
        readonly ROUND: 4;
        readonly AHEAD: 1;
    };
    readonly shallow: {
        readonly BM: 64;
        readonly BN: 64;
        readonly BK: 16;
        readonly WM: 32;
        readonly WN: 32;
        readonly ROUND: 4;
        readonly AHEAD: 1;
    };
    readonly broad: {
        readonly BM: 128;
        readonly BN: 128;
        readonly BK: 16;
        readonly WM: 64;
        readonly WN: 32;
        readonly ROUND: 2;
        readonly AHEAD: 1;
    };
    readonly busy: {
        readonly BM: 128;
        readonly BN: 128;
        readonly BK: 32;
        readonly WM: 64;
        readonly WN: 32;
        readonly ROUND: 2;
        readonly AHEAD: 1;
    };
    readonly deep: {
        readonly BM: 64;
        readonly BN: 64;
        readonly BK: 128;
        readonly WM: 32;
        readonly WN: 32;
        readonly ROUND: 4;
        readonly AHEAD: 1;
    };
    readonly flat32deep: {
        readonly BM: 32;
        readonly BN: 128;
        readonly BK: 128;
        readonly WM: 32;
        readonly WN: 32;
        readonly ROUND: 4;
        readonly AHEAD: 1;
    };
};
export type UnitName = keyof typeof UNIT_TILES;
/**
 * Fitted as said in gemmModel.ts to 391 times of 36 shapes, C only written. NVIDIA H100 80GB HBM3, 2026-11-26, us measured:
 * 64 x 4096 x 4096 square in 4 slices 20.1, deep in 2 21.4, flat32 in 4 23; 128 x 4096 x 4096 deep 30.5, square in 2 32.9, wide in 8 41.4;
 * 32 x 4096 x 4096 flat32deep in 4 14.9, flat32 in 8 15.9; 10000 x 10000 x 16 broad 105, wide 139, light 204;
 * 256 x 4096 x 4096 square 49, wide in 4 54. With square's depth in four parts, one for each subgroup with all of the tile, 46.
 */
export declare const UNIT_COSTS: Readonly<Record<UnitName, TileCost>>;
export declare const UNIT_KIND: Kind;
/** What packing and the product of packed factors take, in us. */
export declare const packedTime: (p: Sizes) => number;
/** Tile and slices for a product: of all tiles that have room, or the slices for one. */
export declare const unitPlan: (p: Sizes, workgroupBytes: number, name?: UnitName) => Plan<UnitName>;
/** How factors and C lie. */
export interface UnitFlags {
    readonly TRANS_A: 0 | 1;
    readonly TRANS_B: 0 | 1;
    readonly EDGE: 0 | 1;
    readonly SHIFT: 0 | 1;
    readonly FOURS: 0 | 1;
    readonly SLICES: 0 | 1;
}
/** The parameter record of a variant; one object per variant, because pipelines are found by identity. */
export declare function unitTuning(name: UnitName, { MM, MN, MK, SG }: UnitShape, flags: UnitFlags): Tuning;
/** The kernel stores sums of f32 by fours, at least one for every lane, and its tiles are whole matrices of this unit. */
export declare const fitsUnits: ({ factor, sum, MM, MN, MK, SG }: MatrixUnit) => boolean;
export declare const gemmTensorDirect: Kernel;
