import type { Kernel, Tuning } from '../../runtime/kernel.ts';
export interface MoveTile {
    readonly SIDE: number;
    readonly THREADS: number;
}
export declare const moveTile: (n: number) => MoveTile;
/** Whether one tile holds a matrix. */
export declare const isSingle: (n: number) => boolean;
/** Whether a workgroup alone would take long to bring a matrix over. */
export declare const isSpread: (n: number) => boolean;
/** Tiles of a triangle. */
export declare function tilesOf(n: number): number;
export declare const gatherVariants: import("../../runtime/variants.ts").Variants<"LISTED" | "SINGLE" | "SPREAD", MoveTile>;
export declare const largestVariants: import("../../runtime/variants.ts").Variants<"LISTED", MoveTile>;
export declare const vectorsVariants: import("../../runtime/variants.ts").Variants<"CHOSEN" | "LISTED", MoveTile>;
export declare const VALUE_THREADS = 64;
export declare const valuesVariants: import("../../runtime/variants.ts").Variants<"LISTED" | "VALUES", never>;
export declare const chooseVariants: import("../../runtime/variants.ts").Variants<"LISTED", never>;
/** Elements of a workgroup of eigen_widen. */
export declare const WIDEN_THREADS = 256;
export declare const widenTuning: Tuning;
export declare const eigenGather: Kernel;
export declare const eigenLargest: Kernel;
export declare const eigenVectors: Kernel;
export declare const eigenWiden: Kernel;
export declare const eigenValues: Kernel;
export declare const eigenChoose: Kernel;
