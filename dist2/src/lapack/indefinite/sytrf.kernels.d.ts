import type { Kernel } from '../../runtime/kernel.ts';
/** Rows per workgroup of a column's update, and the multiple of columns that L and W are kept with. */
export declare const UPDATE_ROWS = 32;
export declare const UPDATE_COLUMNS = 32;
/** OTHER 0: of column k, 1: of the column of its largest element. */
export declare const sytrfColumnVariants: import("../../runtime/variants.ts").Variants<"HERMITIAN" | "OTHER", never>;
export declare const PIVOT_ROWS = 256;
export declare const sytrfPivotVariants: import("../../runtime/variants.ts").Variants<"HERMITIAN", never>;
export declare const sytrfColumn: Kernel;
export declare const sytrfPivot: Kernel;
