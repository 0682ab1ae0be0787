import type { Kernel } from '../../runtime/kernel.ts';
interface CacheTile {
    readonly ROWS: number;
    readonly G: number;
}
/** Lanes that share a key of so many numbers; undefined if the kernels have none for it. */
export declare const lanesOf: (dim: number) => number | undefined;
/** The tile with the fewest rows that takes all of them, else the largest. */
export declare const cacheTile: (G: number, rows: number) => CacheTile;
export declare const joinTile: (lanes: number) => {
    G: 4 | 8 | 16 | 32;
};
/** Keys of a slice. They depend on nothing else, and with them sums do not. */
export declare const sliceOf: (keys: number) => number;
export declare const cacheVariants: import("../../runtime/variants.ts").Variants<never, CacheTile>;
export declare const joinVariants: import("../../runtime/variants.ts").Variants<never, {
    G: 4 | 8 | 16 | 32;
}>;
export declare const cacheKernel: Kernel;
export declare const joinKernel: Kernel;
export {};
