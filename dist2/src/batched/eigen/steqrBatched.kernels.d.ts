import type { Kernel } from '../../runtime/kernel.ts';
export declare const moveVariants: import("../../runtime/variants.ts").Variants<"LISTED", never>;
export declare const steqrGather: Kernel;
/** PAIRS: vectors as complex numbers. */
export declare const putVariants: import("../../runtime/variants.ts").Variants<"LISTED" | "PAIRS", never>;
export declare const steqrScatter: Kernel;
export declare const steqrKeep: Kernel;
/** Numbers of a side that a workgroup computes. */
export declare const CARRY_TILE = 16;
export declare const carryVariants: import("../../runtime/variants.ts").Variants<"LISTED" | "PAIRS", never>;
export declare const steqrCarry: Kernel;
