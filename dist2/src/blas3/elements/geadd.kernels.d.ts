import type { Kernel } from '../../runtime/kernel.ts';
/** Rows and columns per workgroup. */
export declare const GEADD_ROWS = 128;
export declare const GEADD_COLS = 4;
export declare const geaddVariants: import("../../runtime/variants.ts").Variants<"A_IN_B", never>;
export declare const geaddKernel: Kernel;
