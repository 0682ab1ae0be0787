import type { Kernel } from '../../runtime/kernel.ts';
/** Rows and columns of the product that a workgroup computes. */
export declare const TILE = 32;
export declare const pinvVariants: import("../../runtime/variants.ts").Variants<"LISTED", never>;
export declare const pinvProduct: Kernel;
/** Problems of a workgroup. */
export declare const RANK_THREADS = 64;
export declare const rankVariants: import("../../runtime/variants.ts").Variants<"LISTED", never>;
export declare const singularRank: Kernel;
