import type { Rule } from '../../autotune/pick.ts';
import type { ElementType } from '../../core/field.ts';
import type { Kernel } from '../../runtime/kernel.ts';
/** Columns of B for a workgroup of the substitution, and of the triangle that are loaded ahead. */
interface BlockShape {
    readonly COLS: number;
    readonly DEPTH: number;
}
/** How diagonal blocks are solved; larger triangles are split down to their order. */
export interface TrsmChoice {
    /** Of the substitution. */
    readonly shape: BlockShape;
    /** The blocks are inverted, all at once, and each is then a product; else each is solved by substitution. */
    readonly invert: boolean;
}
/** Order of the blocks on the diagonal: what one workgroup solves, and the most that a product by enqueueGemm can overwrite. */
export declare const TRSM_NB = 256;
export declare const blockOrder: (type: ElementType) => number;
export declare const blockVariants: import("../../runtime/variants.ts").Variants<"A_IN_B" | "CONJ" | "STAGED" | "UNIT", BlockShape>;
/** Inverses are written to workspace. */
export declare const inverseVariants: import("../../runtime/variants.ts").Variants<"CONJ" | "STAGED" | "UNIT", never>;
export declare const INVERT_COLUMNS: number;
export declare const trsmBlock: Kernel;
/** A triangular solve for the chooser: order of the triangle and columns of B (rows, if A stands on the right). */
export interface TrsmProblem {
    readonly order: number;
    /** Of a block on its diagonal. */
    readonly block: number;
    readonly columns: number;
    /** Substitution is asked for. */
    readonly stable: boolean;
}
export declare const trsmRules: readonly Rule<TrsmProblem, TrsmChoice>[];
export {};
