import type { Kernel, Tuning } from '../../runtime/kernel.ts';
import type { MatrixUnit } from '../../runtime/matrixUnits.ts';
/** In the tunables of attention_tensor. */
export interface TensorTile {
    readonly DIM: number;
    readonly WM: number;
    readonly SPLIT: number;
    readonly TEAMS: number;
}
/**
 * Of the tiles for rows of one length the first is taken that has room; others can be forced. H100, 2026-11, 16 heads of 4096 queries and
 * keys, TFLOP/s in this order: 116, 91, 106 for rows of 64, 164, 112, 154 for rows of 128.
 */
export declare const TENSOR_TILES: {
    readonly d64split: {
        readonly DIM: 64;
        readonly WM: 32;
        readonly SPLIT: 2;
        readonly TEAMS: 2;
    };
    readonly d64: {
        readonly DIM: 64;
        readonly WM: 32;
        readonly SPLIT: 1;
        readonly TEAMS: 4;
    };
    readonly d64light: {
        readonly DIM: 64;
        readonly WM: 16;
        readonly SPLIT: 1;
        readonly TEAMS: 4;
    };
    readonly d128: {
        readonly DIM: 128;
        readonly WM: 32;
        readonly SPLIT: 2;
        readonly TEAMS: 4;
    };
    readonly d128light: {
        readonly DIM: 128;
        readonly WM: 32;
        readonly SPLIT: 2;
        readonly TEAMS: 2;
    };
    readonly d128alone: {
        readonly DIM: 128;
        readonly WM: 16;
        readonly SPLIT: 1;
        readonly TEAMS: 8;
    };
};
export type TensorName = keyof typeof TENSOR_TILES;
export declare const tensorTileNames: readonly TensorName[];
/** Queries of a workgroup. */
export declare const tensorRows: ({ WM, TEAMS }: TensorTile) => number;
/** Of workgroup memory: keys and values with a unit of padding to a row, then scores and weights. */
export declare const tensorBytes: (tile: TensorTile) => number;
export declare const fitsAttention: ({ factor, sum, MM, MN, MK, SG: lanes }: MatrixUnit) => boolean;
export declare const tensorTuning: (tile: TensorTile) => Tuning;
export declare const tensorKernel: Kernel;
