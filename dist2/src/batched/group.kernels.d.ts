import type { Rule } from '../autotune/pick.ts';
import type { Kernel } from '../runtime/kernel.ts';
import { type DeviceType, type Representations } from '../runtime/representation.ts';
/** Rows of the matrices, and what a workgroup of the device may have. */
export interface GroupProblem {
    readonly rows: number;
    readonly threads: number;
    readonly workgroupBytes: number;
    /** Size of the smallest subgroup; 0 without subgroups. */
    readonly lanes: number;
    readonly software: boolean;
}
/** A workgroup: its rows, the columns that they hold in registers, and those that are eliminated at a time. */
interface GroupShape {
    readonly THREADS: number;
    readonly NB: number;
    readonly KB: number;
}
/** How pivots are searched for as well: by subgroups of at least so many lanes, 0 without. */
interface LuShape extends GroupShape {
    readonly SMALLEST: number;
}
/** Columns and depths of the blocks that suit elements of a type. */
interface Blocks {
    /** Words of an element. */
    readonly words: 1 | 2;
    /** The first that a device has room for is taken. */
    lu(THREADS: number, SMALLEST: number): readonly GroupShape[];
    cholesky(THREADS: number): readonly GroupShape[];
    /** Right-hand sides, where there are many: columns, and the depth for any number of them. */
    readonly columns: number;
    readonly depth: number;
}
/** For solutions: columns of X in registers, if they are few. */
export declare const FEW_COLUMNS = 4;
/** The rules for elements of a type, and the variants that they name. */
declare function kernelsFor(types: Representations, { words, lu, cholesky, columns, depth }: Blocks): {
    luRules: readonly Rule<GroupProblem, LuShape>[];
    choleskyRules: Rule<GroupProblem, GroupShape>[];
    substituteRules: {
        few: Rule<GroupProblem, GroupShape>[];
        many: Rule<GroupProblem, GroupShape>[];
    };
    /** Flags: COPIES to a workspace; without PIVOT only where there is no search by subgroups, and no workspace. */
    luVariants: import("../runtime/variants.ts").Variants<"COPIES" | "LISTED" | "PIVOT", LuShape>;
    /** LDL: A = L D L^H, and SYMMETRIC of complex numbers: L D L^T. */
    choleskyVariants: import("../runtime/variants.ts").Variants<"ACROSS" | "LDL" | "LISTED" | "SYMMETRIC", GroupShape>;
    /**
     * What becomes of problems that have failed: CHECKS where an info says which have, ZEROS where they are looked for and make the info,
     * which only inverses do. Those have many columns, and factors elsewhere.
     */
    substituteVariants: import("../runtime/variants.ts").Variants<"CHECKS" | "F_IN_X" | "INVERSE" | "LISTED" | "PIVOTS" | "ZEROS", GroupShape>;
};
/** How matrices of a type are computed by workgroups. */
export declare const groupKernels: (type: DeviceType) => ReturnType<typeof kernelsFor>;
export declare const scatterVariants: import("../runtime/variants.ts").Variants<"LISTED", never>;
export declare const luGroup: Kernel;
export declare const choleskyGroup: Kernel;
export declare const substituteGroup: Kernel;
export declare const batchScatter: Kernel;
export {};
