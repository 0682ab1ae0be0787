import type { Kernel } from '../../runtime/kernel.ts';
/** Columns of the widest panel, and rows that a workgroup takes at a time. */
export declare const PANEL_COLUMNS = 16;
export declare const PANEL_LINES = 16;
export declare const qrColumnVariants: import("../../runtime/variants.ts").Variants<never, never>;
export declare const geqr2ColumnDouble: Kernel;
export declare const exponentsVariants: import("../../runtime/variants.ts").Variants<never, never>;
export declare const geqr2ExponentsDouble: Kernel;
export declare const DIAGONAL_THREADS = 64;
export declare const diagonalVariants: import("../../runtime/variants.ts").Variants<never, never>;
export declare const larftDiagonalDouble: Kernel;
