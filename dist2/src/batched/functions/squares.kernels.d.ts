import { type Picked, type Rule } from '../../autotune/pick.ts';
import type { Limits } from '../../autotune/space.ts';
import type { Kernel } from '../../runtime/kernel.ts';
/**
 * Orders that a variant takes, of complex matrices twice theirs, and how many problems share a workgroup: as many as make it two subgroups.
 */
interface SquareShape {
    readonly N: number;
    readonly GROUP: number;
}
interface SquareProblem extends Limits {
    /** Of complex matrices twice the order. */
    readonly n: number;
}
export declare const squareRules: readonly Rule<SquareProblem, SquareShape>[];
/** The variant for an order on a device; undefined where none holds such a matrix, or `force` is not the name of one. */
export declare function pickSquare(p: SquareProblem, force?: string): Picked<SquareShape> | undefined;
export declare const squareVariants: import("../../runtime/variants.ts").Variants<"A_IN_C" | "LISTED" | "PAIRS", SquareShape>;
export declare const expmGroup: Kernel;
export declare const rootNewton: Kernel;
export declare const rootSchulz: Kernel;
export declare const signNewton: Kernel;
export declare const squareKernels: readonly Kernel[];
export {};
