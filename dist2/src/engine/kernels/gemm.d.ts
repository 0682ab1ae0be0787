import type { WasmKernel } from '../engine.ts';
import { type Real } from '../ops.ts';
/** A tile of C in registers: `vectors` of adjacent rows by `cols` columns; multiply-add rounded once, or product and sum each. */
export interface Tile {
    readonly vectors: number;
    readonly cols: number;
    readonly fused: boolean;
}
/** Terms of a sum that are added in registers; gemm.ref.ts has the same. */
export declare const KC = 256;
/** Words of a product in the list of a batch: see `listed`. */
export declare const LIST_WORDS = 10;
export interface GemmKernel extends WasmKernel {
    readonly tile: Tile;
}
/** Exports gemm, strided, listed and scale; of complex numbers, the parts of which are r's, gemm and scale. */
export declare const gemmKernel: (r: Real, tile: Tile, parts?: 1 | 2) => GemmKernel;
