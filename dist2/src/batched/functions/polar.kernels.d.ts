import type { Kernel } from '../../runtime/kernel.ts';
/** Rows and columns of the product that a workgroup computes. */
export declare const TILE = 32;
export declare const polarVariants: import("../../runtime/variants.ts").Variants<"LISTED" | "WEIGHTED", never>;
export declare const polarProduct: Kernel;
