import type { Kernel, Tuning } from '../../runtime/kernel.ts';
export declare const BUTTERFLY_THREADS = 64;
/** By what is transformed: U^T A V, U^T A, V A. */
export declare const butterflyForms: {
    readonly matrix: {
        readonly SIDES: 2;
        readonly TRANS: 1;
    };
    readonly in: {
        readonly SIDES: 1;
        readonly TRANS: 1;
    };
    readonly out: {
        readonly SIDES: 1;
        readonly TRANS: 0;
    };
};
export declare const butterflyVariants: import("../../runtime/variants.ts").Variants<"IN_PLACE", {
    readonly SIDES: 2;
    readonly TRANS: 1;
} | {
    readonly SIDES: 1;
    readonly TRANS: 1;
} | {
    readonly SIDES: 1;
    readonly TRANS: 0;
}>;
export declare const butterflyKernel: Kernel;
export declare const rbtCheckVariants: import("../../runtime/variants.ts").Variants<never, never>;
export declare const rbtCheck: Kernel;
export declare const rbtPivotsTuning: Tuning;
export declare const rbtPivots: Kernel;
