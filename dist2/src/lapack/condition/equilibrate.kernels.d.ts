import type { Kernel, Tuning } from '../../runtime/kernel.ts';
/** Rows and columns per workgroup of equilibrate_rows. */
export declare const SIZES_ROWS = 128;
export declare const SIZES_COLS = 64;
export declare const rowsVariants: import("../../runtime/variants.ts").Variants<never, never>;
export declare const equilibrateRows: Kernel;
/** Threads of a workgroup of the others. */
export declare const WHOLE_THREADS = 256;
export declare const wholeVariants: import("../../runtime/variants.ts").Variants<never, never>;
export declare const equilibrateColumns: Kernel;
export declare const equilibrateDiagonal: Kernel;
export declare const factorsTuning: Tuning;
export declare const equilibrateFactors: Kernel;
/** Rows and columns per workgroup of laqge. */
export declare const LAQGE_ROWS = 128;
export declare const LAQGE_COLS = 4;
export declare const laqgeVariants: import("../../runtime/variants.ts").Variants<never, never>;
export declare const laqgeKernel: Kernel;
