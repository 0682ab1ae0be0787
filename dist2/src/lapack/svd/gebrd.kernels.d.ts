import type { Kernel, Tuning } from '../../runtime/kernel.ts';
/** Columns of a workgroup of gebrd_columns. */
export declare const AT_ONCE = 4;
export declare const columnsVariants: import("../../runtime/variants.ts").Variants<never, never>;
export declare const gebrdColumns: Kernel;
/** Columns of a panel at most. */
export declare const MOST_WIDTH = 64;
/** Rows and columns of a workgroup of gebrd_row. */
export declare const ROW_ROWS: number, ROW_COLS: number;
/** For panels of so many columns. */
export declare const rowTuning: (type: 's' | 'c', width: number) => Tuning;
export declare const gebrdRow: Kernel;
export declare const FINISH_ROWS = 32;
/** For panels of so many columns. */
export declare const finishTuning: (type: 's' | 'c', width: number) => Tuning;
export declare const gebrdFinish: Kernel;
/** Rows and columns of a workgroup of gebrd_store. */
export declare const STORE_ROWS: number, STORE_COLS: number;
export declare const storeVariants: import("../../runtime/variants.ts").Variants<never, never>;
export declare const gebrdStore: Kernel;
export declare const VALUES = 256;
export declare const valuesTuning: Tuning;
export declare const gebrdValues: Kernel;
