import type { Kernel, Tuning } from '../../runtime/kernel.ts';
/** Rows and columns per workgroup. */
export declare const LAG2_ROWS = 128;
export declare const LAG2_COLS = 4;
export declare const lag2Tuning: Tuning;
export declare const lag2hKernel: Kernel;
export declare const lag2sKernel: Kernel;
