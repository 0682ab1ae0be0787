import type { Kernel } from '../../runtime/kernel.ts';
/** Rows and columns per workgroup. */
export declare const LACPY_ROWS = 128;
export declare const LACPY_COLS = 4;
export declare const lacpyVariants: import("../../runtime/variants.ts").Variants<"A_IN_B", never>;
export declare const lacpyKernel: Kernel;
