import type { Rule } from '../../autotune/pick.ts';
import type { Kernel } from '../../runtime/kernel.ts';
/** Threads in each direction; elements of a thread on the diagonal, and of its rows and columns. */
interface StepTile {
    readonly SIDE: number;
    readonly D: number;
    readonly E: number;
}
/** One step of the elimination. */
export interface NopivChoice {
    readonly step: StepTile;
    readonly store: {
        readonly LEAF: number;
    };
    /** The most columns of a step. */
    readonly leaf: number;
    /** Rows below, and columns beside, per workgroup. */
    readonly tile: number;
}
interface NopivProblem {
    /** A software adapter: compiling a long text takes it longer than the work ever could. */
    readonly software: boolean;
}
/** Those behind the first that always fits are there for tests and tuning. */
export declare const nopivRules: readonly Rule<NopivProblem, NopivChoice>[];
export declare const nopivVariants: import("../../runtime/variants.ts").Variants<never, StepTile>;
export declare const nopivStoreVariants: import("../../runtime/variants.ts").Variants<never, {
    readonly LEAF: number;
}>;
export declare const getf2Nopiv: Kernel;
export declare const getf2NopivStore: Kernel;
export {};
