import type { Rule } from '../../autotune/pick.ts';
import type { Kernel, Tuning } from '../../runtime/kernel.ts';
import { type Flags } from '../../runtime/variants.ts';
import { FLAGS } from './gemmFlags.ts';
/** A triangle of order n of a product of depth k, and `rest` rows (columns) behind it. */
export interface TriangleProblem {
    readonly n: number;
    readonly rest: number;
    readonly k: number;
    /** Words of an element: tiles have BM words of rows, BK of depth. */
    readonly parts: 1 | 2;
    /** All memory traffic can be in vectors of four. */
    readonly aligned: boolean;
    /** Bytes of memory that a workgroup may have; enough for every tile if left out. */
    readonly workgroupBytes?: number;
}
/** As gemm's. */
interface Tile {
    readonly BM: number;
    readonly BN: number;
    readonly BK: number;
    readonly TM: number;
    readonly TN: number;
    readonly KU: number;
}
export interface TriangleChoice {
    readonly kernel: Kernel;
    readonly tile: Tile;
}
/** Tiles of this size that meet the triangle or what is behind it. */
export declare const tilesOf: ({ n, rest, parts }: Pick<TriangleProblem, 'n' | 'rest' | 'parts'>, { BM, BN }: Pick<Tile, 'BM' | 'BN'>) => number;
type DirectFlag = keyof typeof FLAGS | 'UPPER';
type TriangleFlag = DirectFlag | 'EDGE';
type TriangleFlags = Flags<TriangleFlag>;
/** The parameter record of a variant. */
export declare const triangleTuning: (kernel: Kernel, type: 's' | 'c', flags: TriangleFlags, tile: Tile) => Tuning;
export declare const gemmTriangle: Kernel;
export declare const gemmTriangleDirect: Kernel;
/** The first that fits; none of them, and the triangle is computed in square blocks. */
export declare const triangleRules: readonly Rule<TriangleProblem, TriangleChoice | undefined>[];
export {};
