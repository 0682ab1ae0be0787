import type { Kernel } from '../../runtime/kernel.ts';
/** B_IN_A: B lies in A's buffer. */
export declare const largestVariants: import("../../runtime/variants.ts").Variants<"B_IN_A" | "LISTED", never>;
export declare const gatherVariants: import("../../runtime/variants.ts").Variants<"B_IN_A" | "LISTED" | "NONFINITE", never>;
export declare const scatterVariants: import("../../runtime/variants.ts").Variants<"LISTED" | "RANK" | "RSS", never>;
export declare const scatterSoftVariants: import("../../runtime/variants.ts").Variants<"LISTED" | "RANK" | "RSS", never>;
export declare const gelsLargest: Kernel;
export declare const gelsGather: Kernel;
export declare const gelsScatter: Kernel;
export declare const gelsScatterSoft: Kernel;
