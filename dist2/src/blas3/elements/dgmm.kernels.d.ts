import type { Kernel } from '../../runtime/kernel.ts';
/** Rows and columns per workgroup. */
export declare const DGMM_ROWS = 128;
export declare const DGMM_COLS = 4;
export declare const dgmmVariants: import("../../runtime/variants.ts").Variants<"A_IN_C" | "X_IN_C", never>;
export declare const dgmmKernel: Kernel;
