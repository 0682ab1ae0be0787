import type { Kernel, Tuning } from '../../runtime/kernel.ts';
/** Rows and columns per workgroup. */
export declare const NORMAL_ROWS = 128;
export declare const NORMAL_COLS = 4;
export declare const normalTuning: Tuning;
export declare const normalRandom: Kernel;
