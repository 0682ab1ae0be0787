import type { Kernel } from '../../runtime/kernel.ts';
/** Rows and columns per workgroup. */
export declare const SOFT_TILE = 16;
export declare const softVariants: import("../../runtime/variants.ts").Variants<"ASKED" | "A_IN_C" | "B_IN_C", never>;
export declare const gemmSoft: Kernel;
