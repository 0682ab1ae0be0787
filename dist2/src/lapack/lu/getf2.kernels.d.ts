import type { Rule } from '../../autotune/pick.ts';
import type { Kernel } from '../../runtime/kernel.ts';
import { SINGLES } from '../../runtime/representation.ts';
/** One dispatch per column, rows spread over workgroups: any height. */
export interface ColumnTile {
    /** Threads of every subgroup, each a row of one line; 0: without subgroups. */
    readonly LANES: number;
    readonly ROWS: number;
    readonly LINES: number;
}
export declare const loadVariants: import("../../runtime/variants.ts").Variants<never, ColumnTile>;
export declare const columnVariants: import("../../runtime/variants.ts").Variants<never, ColumnTile>;
/** The tile for a panel of m rows, on a device all of whose subgroups have so many threads; 0: that has several sizes or none. */
export declare const columnTileOf: (lanes: number, m: number, limit: number) => ColumnTile;
/** One dispatch per block of columns that one workgroup holds in its registers: the taller the panel, the narrower the block. */
export interface BlockTuning {
    readonly THREADS: number;
    readonly ROWS: number;
    readonly WIDTH: number;
    /** Threads of the device's smallest subgroup, at most. */
    readonly LANES: number;
}
/** Element types of panels. */
export type PanelType = keyof typeof SINGLES;
/** What getf2_panel does with a block: all of it, all of a window, or a round of a tournament. */
export type Round = 'whole' | 'window' | 'first' | 'middle' | 'last';
export declare const ROUNDS: {
    readonly whole: {
        readonly FROM_LIST: 0;
        readonly CANDIDATES: 0;
        readonly ROUGH: 0;
    };
    readonly window: {
        readonly FROM_LIST: 0;
        readonly CANDIDATES: 0;
        readonly ROUGH: 1;
    };
    readonly first: {
        readonly FROM_LIST: 0;
        readonly CANDIDATES: 1;
        readonly ROUGH: 0;
    };
    readonly middle: {
        readonly FROM_LIST: 1;
        readonly CANDIDATES: 1;
        readonly ROUGH: 0;
    };
    readonly last: {
        readonly FROM_LIST: 1;
        readonly CANDIDATES: 0;
        readonly ROUGH: 0;
    };
};
export interface PanelProblem {
    readonly m: number;
    /** Invocations that a workgroup may have. */
    readonly threads: number;
    /** Size of the smallest subgroup; 0 without subgroups. */
    readonly lanes: number;
    /** A software adapter: compiling the unrolled text of a wide block takes it longer than the work ever could. */
    readonly software: boolean;
    readonly type: PanelType;
    readonly workgroupBytes: number;
}
/** The rows that a workgroup holds. */
export declare const capacity: (b: BlockTuning) => number;
/** Stands for a panel that went column by column. */
export declare const columnsBlock: BlockTuning;
export declare const panelRules: readonly Rule<PanelProblem, BlockTuning | undefined>[];
/** Blocks of rows in a tournament, all as wide, the smallest first. */
export type Rounds = readonly BlockTuning[];
/** Blocks of a tournament: any height. */
export declare const tournamentRules: readonly Rule<PanelProblem, Rounds | undefined>[];
export declare const windowRules: readonly Rule<PanelProblem, BlockTuning | undefined>[];
/** The smallest block that ends a tournament between m rows in as few rounds as possible. */
export declare function roundOf(blocks: Rounds, m: number): BlockTuning;
/** Rows from which on a panel is tall, where workgroups may have 1024 threads. */
export declare const TALL = 1024;
export declare const APPLY_THREADS = 64;
/** Of the kernel that carries a block over to the panel's other columns, for short panels and for tall ones. */
export declare const updateTiles: {
    readonly short: {
        readonly THREADS: 256;
    };
    readonly tall: {
        readonly THREADS: 1024;
    };
};
/** The width of the block is the value of WIDTH; likewise in what follows. */
export declare const updateVariants: import("../../runtime/variants.ts").Variants<"WIDTH", {
    readonly THREADS: 256;
} | {
    readonly THREADS: 1024;
}>;
export declare const applyVariants: import("../../runtime/variants.ts").Variants<"WIDTH", never>;
export declare const belowVariants: import("../../runtime/variants.ts").Variants<"WIDTH", never>;
export declare const panelVariants: import("../../runtime/variants.ts").Variants<"CANDIDATES" | "FROM_LIST" | "ROUGH", BlockTuning>;
export declare const getf2Load: Kernel;
export declare const getf2Column: Kernel;
/** Pairs have not been tried on a GPU. */
export declare const getf2Turn: Kernel;
export declare const getf2Panel: Kernel;
export declare const getf2Apply: Kernel;
export declare const getf2Below: Kernel;
export declare const getf2Update: Kernel;
