import type { Kernel } from '../../runtime/kernel.ts';
/** Rows and columns per workgroup. */
export declare const LASCL_ROWS = 128;
export declare const LASCL_COLS = 4;
export declare const lasclVariants: import("../../runtime/variants.ts").Variants<never, never>;
export declare const lasclKernel: Kernel;
