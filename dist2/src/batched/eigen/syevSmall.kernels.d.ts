import { type Rule } from '../../autotune/pick.ts';
import type { Limits } from '../../autotune/space.ts';
import type { Kernel } from '../../runtime/kernel.ts';
/** Up to this order a thread has a matrix and its vectors in registers. */
export declare const TINY = 8;
interface TinyShape {
    readonly N: number;
    readonly THREADS: number;
}
interface TinyProblem extends Limits {
    /** Matrices lie one behind the other, and nothing else is in their buffer. */
    readonly packed: boolean;
    readonly bytes: number;
    readonly software: boolean;
}
/** Whether matrices pass through workgroup memory. */
export declare const tinyRules: readonly Rule<TinyProblem, number>[];
export declare const tinyVariants: import("../../runtime/variants.ts").Variants<"LISTED" | "STAGED" | "VECTORS" | "W_IN_A", TinyShape>;
export declare const syevSmall: Kernel;
/** The shape for an order, and whether matrices are staged on a device; `force` names a rule, which must fit. */
export declare function pickTiny(n: number, p: Omit<TinyProblem, 'bytes'>, force?: string): {
    shape: TinyShape;
    staged: number;
};
export {};
