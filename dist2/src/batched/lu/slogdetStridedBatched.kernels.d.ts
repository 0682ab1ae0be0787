import type { Kernel } from '../../runtime/kernel.ts';
export declare const SLOGDET_THREADS = 64;
/** With and without the determinants themselves. */
export declare const slogdetVariants: import("../../runtime/variants.ts").Variants<"DET", never>;
export declare const slogdetBatched: Kernel;
export declare const slogdetComplex: Kernel;
