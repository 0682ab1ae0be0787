import type { Kernel, Tuning } from '../../runtime/kernel.ts';
/** Largest number of columns of a leaf. */
export declare const MOST_LEAF_COLUMNS = 32;
export declare const qrTuning: Tuning;
export declare const bdsdcQr: Kernel;
