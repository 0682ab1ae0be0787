import type { Kernel } from '../runtime/kernel.ts';
/** Rows and columns per workgroup. */
export declare const UPDATE_ROWS = 64;
export declare const UPDATE_COLS: number;
export declare const updateVariants: import("../runtime/variants.ts").Variants<"PACKED", never>;
export declare const rankUpdate: Kernel;
