import type { Kernel } from '../../runtime/kernel.ts';
/** Rows and columns per workgroup. */
export declare const PAD_ROWS = 128;
export declare const PAD_COLUMNS = 4;
export declare const SUM_THREADS = 256;
/** Slices in flight per thread. */
export declare const SUM_DEPTH = 4;
export declare const padTunings: import("../../runtime/variants.ts").Variants<never, never>;
export declare const sumTunings: import("../../runtime/variants.ts").Variants<never, never>;
export declare const gemmPad: Kernel;
export declare const gemmSum: Kernel;
