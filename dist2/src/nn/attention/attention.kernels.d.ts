import type { Kernel } from '../../runtime/kernel.ts';
/** Rows of a workgroup's tile: queries, or in attention_keys keys. */
export declare const TILE_ROWS = 64;
export declare const DELTA_THREADS = 128;
/** Numbers of a row in a chunk, of which a workgroup has up to four: wider rows are shared by several, which all compute the scores. */
export declare const CHUNK = 32;
/** The tile for rows of so many numbers: the smallest that holds them, else the largest. */
export declare const tileFor: (width: number) => {
    CHUNKS: 1 | 2 | 4;
};
/** The same for gradients, whose kernels take software adapters many seconds to compile: there one is for all. */
export declare const gradientTile: (width: number, software: boolean) => {
    CHUNKS: 1 | 2 | 4;
};
export declare const attentionVariants: import("../../runtime/variants.ts").Variants<never, {
    CHUNKS: 1 | 2 | 4;
}>;
export declare const deltaVariants: import("../../runtime/variants.ts").Variants<never, never>;
export declare const forwardKernel: Kernel;
export declare const queriesKernel: Kernel;
export declare const keysKernel: Kernel;
export declare const deltaKernel: Kernel;
