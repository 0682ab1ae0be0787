import type { Kernel, Tuning } from '../runtime/kernel.ts';
/** Elements, or vectors of four, that make a workgroup worth its start; and the most workgroups: enough to fill the largest GPUs. */
export declare const PART_PER_GROUP: number;
export declare const PART_GROUPS = 1024;
/** Real vectors are read in fours where they can be. */
export declare const squares: import("../runtime/variants.ts").Variants<"WIDE", never>;
export declare const sums: import("../runtime/variants.ts").Variants<"WIDE", never>;
export declare const searches: import("../runtime/variants.ts").Variants<"LEAST" | "WIDE", never>;
export declare const products: import("../runtime/variants.ts").Variants<"CONJ" | "WIDE", never>;
export declare const asumPart: Kernel;
export declare const dotPart: Kernel;
export declare const nrm2Part: Kernel;
export declare const iamaxPart: Kernel;
/** By the type of a sum. */
export declare const totals: import("../runtime/variants.ts").Variants<never, never>;
export declare const finalTuning: Tuning;
export declare const sumFinal: Kernel;
export declare const nrm2Final: Kernel;
export declare const iamaxFinal: Kernel;
/** Of doubles, whose sizes have two words. */
export declare const doubleSquares: import("../runtime/variants.ts").Variants<never, never>;
export declare const doubleSearches: import("../runtime/variants.ts").Variants<"LEAST", never>;
export declare const nrm2PartDouble: Kernel;
export declare const nrm2FinalDouble: Kernel;
export declare const iamaxPartDouble: Kernel;
export declare const iamaxFinalDouble: Kernel;
