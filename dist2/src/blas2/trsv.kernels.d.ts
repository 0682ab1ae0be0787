import type { Kernel } from '../runtime/kernel.ts';
/** Order of the triangles that one workgroup solves. */
export declare const TRSV_NB = 256;
export declare const trsvVariants: import("../runtime/variants.ts").Variants<"BAND" | "CONJ" | "UNIT", never>;
export declare const trsvBlock: Kernel;
