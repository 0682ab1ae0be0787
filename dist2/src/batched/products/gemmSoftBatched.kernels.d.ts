import type { Kernel } from '../../runtime/kernel.ts';
/** Elements of a product that a workgroup computes. */
export declare const SOFT_THREADS = 64;
export declare const softBatchVariants: import("../../runtime/variants.ts").Variants<"A_IN_C" | "B_IN_C" | "LISTED", never>;
export declare const gemmSoftBatched: Kernel;
