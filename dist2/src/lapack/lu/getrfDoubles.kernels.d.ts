import type { Kernel } from '../../runtime/kernel.ts';
/** Columns of a panel, each a dispatch: of wider ones steps take longer, between narrower ones lie more interchanges and solves. */
export declare const PANEL_COLUMNS = 32;
export declare const columnVariants: import("../../runtime/variants.ts").Variants<never, {
    readonly LANES: 32;
    readonly ROWS: 32;
    readonly LINES: 8;
} | {
    readonly LANES: 8;
    readonly ROWS: 8;
    readonly LINES: 8;
} | {
    readonly LANES: 0;
    readonly ROWS: 16;
    readonly LINES: 16;
} | {
    readonly LANES: 0;
    readonly ROWS: 256;
    readonly LINES: 1;
}>;
/** The tile for a panel of m rows, on a device all of whose subgroups have so many threads; 0: that has several sizes or none. */
export declare const columnTileOf: (lanes: number, m: number, limit: number) => {
    readonly LANES: 32;
    readonly ROWS: 32;
    readonly LINES: 8;
} | {
    readonly LANES: 8;
    readonly ROWS: 8;
    readonly LINES: 8;
} | {
    readonly LANES: 0;
    readonly ROWS: 16;
    readonly LINES: 16;
} | {
    readonly LANES: 0;
    readonly ROWS: 256;
    readonly LINES: 1;
};
export declare const getf2ColumnDouble: Kernel;
/** Rows of a workgroup that searches the first column. */
export declare const SEARCHED_ROWS = 256;
export declare const searchVariants: import("../../runtime/variants.ts").Variants<never, never>;
export declare const getf2SearchDouble: Kernel;
