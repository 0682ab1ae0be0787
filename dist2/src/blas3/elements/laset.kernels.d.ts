import type { Kernel } from '../../runtime/kernel.ts';
/** Rows and columns per workgroup. */
export declare const LASET_ROWS = 128;
export declare const LASET_COLS = 4;
export declare const lasetVariants: import("../../runtime/variants.ts").Variants<never, never>;
export declare const lasetKernel: Kernel;
