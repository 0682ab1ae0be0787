import type { Kernel } from '../runtime/kernel.ts';
export declare const gatherVariants: import("../runtime/variants.ts").Variants<"LISTED", never>;
export declare const pivotVariants: import("../runtime/variants.ts").Variants<"LISTED", never>;
export declare const reportVariants: import("../runtime/variants.ts").Variants<"LISTED" | "PIVOTS", never>;
export declare const batchGather: Kernel;
export declare const batchPivots: Kernel;
export declare const batchReport: Kernel;
