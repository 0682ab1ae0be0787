import type { Kernel } from '../../runtime/kernel.ts';
/** Rows and columns per workgroup. */
export declare const LAG2D_ROWS = 128;
export declare const LAG2D_COLS = 4;
export declare const lag2sVariants: import("../../runtime/variants.ts").Variants<"SPLIT" | "TOGETHER", never>;
export declare const lag2sDouble: Kernel;
export declare const lag2dVariants: import("../../runtime/variants.ts").Variants<"SUM", never>;
export declare const lag2dKernel: Kernel;
