import type { Kernel } from '../../runtime/kernel.ts';
/** Rows and columns per workgroup. */
export declare const ADDED_ROWS = 128;
export declare const ADDED_COLS = 4;
export declare const addedVariants: import("../../runtime/variants.ts").Variants<"BIAS_COLUMNS" | "BIAS_ROWS" | "RESIDUAL" | "STORED", never>;
export declare const addedKernel: Kernel;
