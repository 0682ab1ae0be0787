import type { Rule } from '../../autotune/pick.ts';
import type { Kernel, Tuning } from '../../runtime/kernel.ts';
export declare const SPREAD_TILE = 32;
export declare const spreadVariants: import("../../runtime/variants.ts").Variants<never, never>;
export declare const sytrdSpread: Kernel;
export interface ProductTuning extends Tuning {
    readonly THREADS: number;
    readonly COLS: number;
    readonly DEPTH: number;
}
interface TileTuning extends Tuning {
    readonly TILE: number;
    readonly GROUPS: number;
}
/** How the trailing matrix is multiplied: all of it by columns, or half of it by tiles. */
export interface ProductWay {
    readonly columns?: ProductTuning;
    readonly tiles?: TileTuning;
}
type ProductRule = Rule<{
    readonly count: number;
}, ProductWay>;
export declare const productRules: readonly ProductRule[];
export declare const sytrdProduct: Kernel;
export declare const sytrdTiles: Kernel;
/** Tiles in a line of them that a product of column j has, each of which leaves a sum for each row. */
export declare const slicesOf: ({ TILE }: TileTuning, order: number, j: number) => number;
/** At most, in a whole reduction: the fewer columns are left the smaller tiles may be. */
export declare function mostSlices(order: number, force?: string): number;
/** Threads that share a column, and workgroups, where there are `count` columns of so many vectors of four. */
export declare function spreadColumns({ THREADS, COLS, DEPTH }: ProductTuning, count: number, vectors: number): {
    lanes: number;
    groups: number;
};
export declare const COLUMN_ROWS = 32;
/** Columns of a panel at most. */
export declare const MOST_WIDTH = 64;
/** For panels of so many columns. */
export declare const columnTuning: (width: number) => Tuning;
export declare const sytrdColumn: Kernel;
/** Those of complex matrices, with the columns' product for all orders: its loads are twice as long. */
export declare const hetrdProductTuning: ProductTuning;
export declare const hetrdProduct: Kernel;
export declare const hetrdColumnTuning: (width: number) => Tuning;
export declare const hetrdColumn: Kernel;
/** Rows and columns of a workgroup of sytrd_store, flip and widen_real. */
export declare const MOVE_ROWS: number, MOVE_COLS: number;
export declare const storeVariants: import("../../runtime/variants.ts").Variants<never, never>;
export declare const sytrdStore: Kernel;
export declare const flipVariants: import("../../runtime/variants.ts").Variants<never, never>;
export declare const flipKernel: Kernel;
export declare const widenTuning: Tuning;
export declare const widenReal: Kernel;
export declare const VALUES = 256;
export declare const valuesTuning: Tuning;
export declare const sytrdValues: Kernel;
export {};
