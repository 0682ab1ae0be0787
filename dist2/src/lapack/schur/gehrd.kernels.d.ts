import type { Kernel } from '../../runtime/kernel.ts';
/** Rows and columns of a workgroup of gehrd_spread and gehrd_store. */
export declare const MOVE_ROWS: number, MOVE_COLS: number;
export declare const moveVariants: import("../../runtime/variants.ts").Variants<never, never>;
export declare const gehrdSpread: Kernel;
export declare const gehrdStore: Kernel;
/** Order of the tiles that a workgroup multiplies by. */
export declare const TILE = 64;
export declare const productVariants: import("../../runtime/variants.ts").Variants<never, never>;
export declare const gehrdProduct: Kernel;
export declare const COLUMN_ROWS = 32;
/** Columns of a panel at most. */
export declare const MOST_WIDTH = 64;
/** For panels of so many columns. */
export declare const columnTuning: (type: 's' | 'c', width: number) => Readonly<Record<string, string | number>>;
export declare const gehrdColumn: Kernel;
