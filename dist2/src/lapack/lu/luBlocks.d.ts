import type { FactorMode, UpdateMath } from '../factorOptions.ts';
interface Sizes {
    readonly m: number;
    readonly n: number;
    readonly nb?: number | undefined;
    readonly math?: UpdateMath | undefined;
}
/** Columns of a panel: as many as the widest block of getf2.kernels.ts, so that short panels are one dispatch. */
export declare const PANEL_WIDTH = 32;
/** Widest panel that goes column by column, one dispatch each. */
export declare const COLUMNS_WIDTH = 32;
/** Rows of a workgroup of such a panel, most and fewest; columns of its workspace begin where memory is read in one piece. */
export declare const COLUMN_ROWS = 32;
export declare const FEWEST_ROWS = 8;
export declare const columnsLd: (m: number) => number;
/** Words of the state between two columns in groups of `rows` rows: of each a candidate of three words, and the places of all rows. */
export declare const columnsState: (m: number, rows: number) => number;
/**
 * The first tile for subgroups of so many threads, or for any (0), with which a panel of m rows goes column by column: a column is one
 * dispatch, of one workgroup for each ROWS rows and one for each column, and of at most `limit`. The last has the most rows.
 */
export declare function columnTileIn<T extends {
    readonly LANES: number;
    readonly ROWS: number;
}>(tiles: readonly T[], lanes: number, m: number, limit: number): T;
/**
 * Columns of a block: the update behind it is one product of this depth. H200, 2026-11, ms with blocks of 32, 64: n = 1024 1.38, 1.55; of
 * 64, 128, 256: n = 4096 12.3, 12.8, 12.0; of 256, 512: n = 8192 44.0, 41.5; split products need depth: n = 16384 with 1024, 2048 160, 149,
 * tournament 126, 115, window 88.1, 76.8, n = 8192 window 20.8, 19.6.
 */
export declare function luBlock({ m, n, nb, math }: Sizes): number;
/** Words of workspace for `width` columns of singles. */
export declare const lapmrWords: (m: number, width: number) => number;
/**
 * See getrfWorkspace. Native: two copies of a panel that no workgroup holds, and twice its rows' places and the candidates of its columns;
 * at the end, a block of columns and the order of its rows. Hybrid: the largest panel. Split updates: both factors as two halves each, and
 * an exponent for each row and column.
 */
export declare function getrfBytes(m: number, n: number, mode: FactorMode, math: UpdateMath, nb: number): number;
export {};
