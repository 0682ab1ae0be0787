import { type Picked, type Rule } from '../../autotune/pick.ts';
import type { Kernel, Tuning } from '../../runtime/kernel.ts';
/** A tile of a product, in the tunables of gemm_tiled. */
export interface NewtonTile {
    readonly BM: number;
    readonly BN: number;
    readonly BK: number;
    readonly TM: number;
    readonly TN: number;
    readonly KU: number;
}
/** Square products of this order, so many of them. */
interface NewtonProblem {
    readonly ld: number;
    readonly count: number;
    readonly software: boolean;
}
export declare const newtonRules: readonly Rule<NewtonProblem, NewtonTile>[];
/** The tile of a product; `force` may be the name of one, or something else's. */
export declare const pickNewton: (p: NewtonProblem, force?: string) => Picked<NewtonTile>;
export declare const newtonVariants: import("../../runtime/variants.ts").Variants<"ADDS" | "EDGE" | "NORMS", NewtonTile>;
export declare const newtonProduct: Kernel;
export declare const THREADS = 256;
export declare const CHECK_THREADS = 64;
/** Elements that a thread of root_finish moves. */
export declare const EACH = 16;
/** Complex elements that a thread of pairs_spread and of pairs_collect moves. */
export declare const PAIRS_EACH = 4;
export declare const plainTuning: Tuning;
export declare const checkTuning: Tuning;
export declare const placedVariants: import("../../runtime/variants.ts").Variants<"LISTED", never>;
export declare const finishVariants: import("../../runtime/variants.ts").Variants<"LISTED", never>;
export declare const pairsVariants: import("../../runtime/variants.ts").Variants<"LISTED", never>;
export declare const newtonCheck: Kernel;
export declare const rootStart: Kernel;
export declare const rootFinish: Kernel;
export declare const expmStart: Kernel;
export declare const expmTerms: Kernel;
export declare const expmSum: Kernel;
export declare const expmFinish: Kernel;
export declare const pairsSpread: Kernel;
export declare const pairsCollect: Kernel;
export declare const newtonKernels: readonly Kernel[];
export {};
