import type { Kernel } from '../../runtime/kernel.ts';
export declare const sumsVariants: import("../../runtime/variants.ts").Variants<"HALVES", never>;
export declare const zoomSums: Kernel;
/** Rows and columns of a tile. */
export declare const TILE_SIDE = 16;
export declare const tileVariants: import("../../runtime/variants.ts").Variants<never, never>;
export declare const zoomTurn: Kernel;
export declare const zoomTurns: Kernel;
export declare const zoomCloser: Kernel;
/** Rows of a workgroup of what moves elements by columns. */
export declare const MOVED_ROWS = 128;
export declare const movedVariants: import("../../runtime/variants.ts").Variants<never, never>;
export declare const zoomOrder: Kernel;
export declare const zoomSpread: Kernel;
export declare const packVariants: import("../../runtime/variants.ts").Variants<never, never>;
export declare const zoomPack: Kernel;
