/** Threads of a workgroup. */
export declare const COLUMN_THREADS = 256;
export interface Columns {
    /** Threads that share a column, side by side: a power of two, which depends on the column's length alone, as its sums do. */
    readonly lanes: number;
    readonly groups: number;
}
export declare function columnsOf(m: number, n: number): Columns;
/** Columns that are read once, into registers: threads that share one, and vectors of four that each of them holds. */
export interface HeldTile {
    readonly LANES: number;
    readonly HELD: number;
}
export declare const HELD_TILES: readonly HeldTile[];
/** The tile for columns of so many numbers, which they alone decide; undefined if none has room. */
export declare const heldTile: (m: number) => HeldTile | undefined;
/** Tiles of the slices of longer columns, of which there are at most as many as threads. */
export declare const SLICE_TILES: HeldTile[];
export declare function slicesOf(m: number): {
    readonly tile: HeldTile;
    readonly slices: number;
} | undefined;
/** Whether all numbers are multiples of four, as kernels of vectors need offsets, lengths and distances of columns. */
export declare const ofFour: (...numbers: readonly number[]) => boolean;
