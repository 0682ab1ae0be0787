import type { Kernel } from '../../runtime/kernel.ts';
/** Order of the largest triangle, and columns of a workgroup: its threads are what every device allows. */
export declare const SUBSTITUTED = 64;
export declare const SUBSTITUTED_COLUMNS = 4;
export declare const trsmDoubleVariants: import("../../runtime/variants.ts").Variants<"A_IN_B" | "INVERT" | "UNIT", never>;
export declare const trsmDouble: Kernel;
