import type { FactorMode, UpdateMath } from '../factorOptions.ts';
/**
 * Columns of a block: the update behind it is two products of this depth. H200, 2026-11, ms with blocks of 32, 64, 128: n = 2048 5.81,
 * 5.83, 5.33; of 64, 128, 256: n = 4096 16.9, 15.1, 15.1; n = 8192 67.9, 58.4, 59.4; of 128, 256, 512: n = 16384 284, 280, 274.
 */
export declare function qrBlock({ m, n, nb, }: {
    readonly m: number;
    readonly n: number;
    readonly nb?: number | undefined;
}): number;
/** Columns of a block in which narrow panels are carried over to the columns behind them; wider blocks are made of such blocks. */
export declare const INNER = 128;
/** A panel of geqr2_panel stores as many rows and columns of T as it is wide at most. */
export declare const ROOM = 32;
/** Elements that a block of k reflectors of m elements takes: V and T, and V^T V twice while T is computed. */
export declare const reflectorsWorkspace: (m: number, k: number) => number;
/** Elements of workspace of enqueueLarfb. */
export declare const larfbWorkspace: (others: number, k: number) => number;
/** Groups of rows of a panel that goes column by column: each adds up what all have found. */
export declare const MOST_GROUPS = 512;
/** Elements of workspace of panels of up to m rows that go column by column, at most. */
export declare const columnsWorkspace: (m: number) => number;
/** Rows of a slab of geqr2_products, by the type of elements: of pairs half as many fit into 16 KiB. */
export declare const SLABS: {
    readonly s: 64;
    readonly c: 32;
};
/** Chunks of rows that geqr2_products sums apart, at most: geqr2_apply adds up all of them in each workgroup. */
export declare const MOST_CHUNKS = 128;
/** Elements of workspace of enqueueCarry for n columns. */
export declare const carryWorkspace: (type: 's' | 'c', m: number, n: number, WIDTH: number) => number;
/**
 * See geqrfWorkspace, and of complex matrices, which are factored natively and whose split updates are real ones of twice the order. Both:
 * V, T and the products of an update, of hybrid's two blocks at a time. Native: what a block and its inner blocks take. Hybrid: the largest
 * panel. Split updates: both factors as two halves each, and an exponent for each row and column.
 */
export declare function geqrfBytes(type: 's' | 'c', m: number, n: number, mode: FactorMode, math: UpdateMath, nb: number): number;
