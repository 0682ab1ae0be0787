import type { Rule } from '../../autotune/pick.ts';
import type { Limits } from '../../autotune/space.ts';
import { type ElementType } from '../../core/field.ts';
import type { Kernel } from '../../runtime/kernel.ts';
/** How a block column is factored; sizes in elements. */
export interface PanelShape {
    /** Columns of a block column. */
    readonly NB: number;
    /** Squares of NB rows below the block for each workgroup. */
    readonly TILES: number;
    /** Columns subtracted at a time, and how many of them are unrolled. */
    readonly DEPTH: number;
    readonly KU: number;
}
/** The elements, and the device: what a workgroup may have, and whether its threads run in turn. */
interface PanelProblem extends Limits {
    readonly type: ElementType;
}
/** What a workgroup of this shape has. */
export declare const panelNeeds: ({ NB, TILES, DEPTH }: PanelShape, type: ElementType) => Omit<Limits, 'software'>;
export declare const panelRules: readonly Rule<PanelProblem, PanelShape>[];
export declare const panelVariants: import("../../runtime/variants.ts").Variants<"ACROSS" | "FACTORS", PanelShape>;
export declare const potrfPanel: Kernel;
export {};
