import type { Rule } from '../../autotune/pick.ts';
import type { Kernel } from '../../runtime/kernel.ts';
/** Threads in each direction; elements of a thread in the block on the diagonal, and in the rows below it. */
export interface LdlShape {
    readonly SIDE: number;
    readonly D: number;
    readonly E: number;
}
interface LdlProblem {
    /** A software adapter: compiling a long text takes it longer than the work ever could. */
    readonly software: boolean;
}
export declare const ldlRules: readonly Rule<LdlProblem, LdlShape>[];
export declare const ldlVariants: import("../../runtime/variants.ts").Variants<"ACROSS" | "HERMITIAN", LdlShape>;
export declare const sytrfNopivKernel: Kernel;
export {};
