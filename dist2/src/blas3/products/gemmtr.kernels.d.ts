import type { Kernel } from '../../runtime/kernel.ts';
export declare const MERGE_ROWS = 64;
export declare const MERGE_COLUMNS = 4;
export declare const mergeVariants: import("../../runtime/variants.ts").Variants<never, never>;
export declare const triMerge: Kernel;
