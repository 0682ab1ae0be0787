import type { Kernel } from '../runtime/kernel.ts';
/** Elements, or vectors of four, of one workgroup. */
export declare const ELEMENTS_PER_GROUP: number;
export declare const pairsOfNumbers: import("../runtime/variants.ts").Variants<"WIDE" | "X_IN_Y", never>;
export declare const pairsOfBits: import("../runtime/variants.ts").Variants<"WIDE" | "X_IN_Y", never>;
export declare const singles: import("../runtime/variants.ts").Variants<"WIDE", never>;
export declare const axpyElements: Kernel;
export declare const copyElements: Kernel;
export declare const rotElements: Kernel;
export declare const swapElements: Kernel;
export declare const scalElements: Kernel;
