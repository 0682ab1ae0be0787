import type { Kernel, Tuning } from '../../runtime/kernel.ts';
export declare const factorsTuning: Tuning;
export declare const lsFactors: Kernel;
/** Rows and columns per workgroup. */
export declare const SCALE_ROWS = 128;
export declare const SCALE_COLS = 4;
export declare const scaleVariants: import("../../runtime/variants.ts").Variants<never, never>;
export declare const lsScale: Kernel;
export declare const squaresVariants: import("../../runtime/variants.ts").Variants<never, never>;
export declare const sumsTuning: Tuning;
export declare const lsSquares: Kernel;
/** Rows per workgroup. */
export declare const UNPIVOT_THREADS = 128;
export declare const unpivotVariants: import("../../runtime/variants.ts").Variants<never, never>;
export declare const lsUnpivot: Kernel;
export declare const rankVariants: import("../../runtime/variants.ts").Variants<never, never>;
export declare const diagonalRankKernel: Kernel;
