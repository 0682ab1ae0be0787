/** A product C (m x n) of depth k. */
export interface Sizes {
    readonly m: number;
    readonly n: number;
    readonly k: number;
    /** Whether C is read too. */
    readonly updates?: boolean;
}
/** What a kernel with one tile costs on one processor. Times in us. */
export interface TileCost {
    readonly BM: number;
    readonly BN: number;
    readonly BK: number;
    /** Workgroups that a processor holds at a time: what their registers leave room for. */
    readonly resident: number;
    /** Operations of a processor that holds as many, in us. */
    readonly rate: number;
    /** Before the first slab and behind the last one, of workgroups that a processor holds together and that only write C. */
    readonly start: number;
}
export interface Kind {
    /** Bytes of an element of the factors and of C. */
    readonly bytes: number;
    /** Slabs that a slice has at least. */
    readonly leastSlabs: number;
    /** What arithmetic takes if tiles stick out of the product, over what it takes otherwise. */
    readonly edge: number;
    /** The same of factors whose columns do not all start at a multiple of eight elements. */
    readonly shift: number;
    /** Whether rows and columns beyond whole tiles are computed apart (`strip`). */
    readonly strips: boolean;
}
export interface Plan<Name> {
    readonly name: Name;
    readonly slices: number;
    /** Predicted us. */
    readonly time: number;
}
/**
 * Rows (columns) of C that large tiles should leave to others: a few beyond the last whole tile would cost as much as a tile, often a
 * whole further round of them (n = 4097 makes 561 tiles of 256 x 128 instead of 512, 5 rounds of 132 instead of 4), while a kernel for
 * thin products computes them for one pass over the other factor.
 */
export declare const strip: (extent: number, block: number) => number;
/** us that the product takes with this tile, its depth cut into `slices`. */
export declare function predicted({ m, n, k, updates }: Sizes, tile: TileCost, slices: number, kind: Kind): number;
/** us by way of copies of the factors in whole tiles, and of C unless the kernel can write it as it lies. */
export declare function paddedTime({ m, n, k }: Sizes, tile: TileCost, kind: Kind, writesC: boolean): number;
/** The number of slices of this tile with the least time; several fill whole rounds of processors. */
export declare function bestSlices<Name>(p: Sizes, tile: TileCost, kind: Kind, name: Name): Plan<Name>;
/** The least of what is predicted for these tiles. */
export declare function bestTile<Name extends string>(p: Sizes, costs: Readonly<Record<Name, TileCost>>, kind: Kind, isPossible: (name: Name) => boolean): Plan<Name> | undefined;
