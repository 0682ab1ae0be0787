import type { Kernel, Tuning } from '../../runtime/kernel.ts';
export declare const putVariants: import("../../runtime/variants.ts").Variants<"LISTED", never>;
export declare const MOVED_THREADS = 64;
export declare const movedTuning: Tuning;
export declare const qrPut: Kernel;
export declare const qrRecords: Kernel;
