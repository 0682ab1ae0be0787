import type { Kernel } from '../runtime/kernel.ts';
/** Rows and columns per workgroup. */
export declare const PANEL_ROWS = 64;
export declare const PANEL_COLS = 8;
export declare const panels: import("../runtime/variants.ts").Variants<never, never>;
export declare const tpttrPanel: Kernel;
