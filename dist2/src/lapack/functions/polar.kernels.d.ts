import type { Kernel } from '../../runtime/kernel.ts';
/** Rows and columns per workgroup. */
export declare const RANDOM_ROWS = 128;
export declare const RANDOM_COLS = 4;
export declare const randomVariants: import("../../runtime/variants.ts").Variants<never, never>;
export declare const polarRandom: Kernel;
