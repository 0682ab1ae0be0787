import { BITS, NUMBERS, SINGLES } from '../../runtime/representation.js';
import { variants } from '../../runtime/variants.js';
import { flip, hetrd_column, hetrd_product, sytrd_column, sytrd_product, sytrd_spread, sytrd_store, sytrd_tiles, sytrd_values, widen_real, } from './shaders.gen.js';
export const SPREAD_TILE = 32;
export const spreadVariants = variants({ types: SINGLES, always: { TILE: SPREAD_TILE, LINES: 8 } });
export const sytrdSpread = { name: 'sytrd_spread', text: sytrd_spread, variants: spreadVariants.all };
const columnsRule = (COLS, DEPTH, from) => ({
    name: `columns-${COLS}`,
    choice: { columns: { THREADS: 128, COLS, DEPTH } },
    fits: ({ count }) => count >= from,
    why: `x loaded once for ${COLS} of ${from} columns or more`,
});
const tilesRule = (TILE, from) => ({
    from,
    name: `tiles-${TILE}`,
    choice: { tiles: { TILE, GROUPS: 8 } },
    fits: ({ count }) => count >= from,
    why: `half of a matrix that no cache holds, in tiles of order ${TILE}`,
});
/**
 * H100, 2026-11, GPU ms of a reduction with tiles of 64, of 128, by columns: order 2048 19.2, 20.5, 19.7; 4096 49.3, 51.7, 61.5; 8192 235,
 * 230, 346.
 */
const tilesRules = [tilesRule(128, 5120), tilesRule(64, 2048)];
/** The more columns there are the more of them a thread may have. */
const columnsRules = [columnsRule(4, 2, 6144), columnsRule(2, 4, 2048), columnsRule(1, 4, 0)];
export const productRules = [...tilesRules, ...columnsRules];
export const sytrdProduct = {
    name: 'sytrd_product',
    text: sytrd_product,
    variants: columnsRules.map(({ choice }) => choice.columns),
};
export const sytrdTiles = {
    name: 'sytrd_tiles',
    text: sytrd_tiles,
    variants: tilesRules.map(({ choice }) => choice.tiles),
};
/** Tiles in a line of them that a product of column j has, each of which leaves a sum for each row. */
export const slicesOf = ({ TILE }, order, j) => Math.ceil(order / TILE) - Math.floor((j + 1) / TILE);
/** At most, in a whole reduction: the fewer columns are left the smaller tiles may be. */
export function mostSlices(order, force) {
    let [most, slices] = [order, 1];
    for (const { name, from, choice } of tilesRules) {
        if (force === undefined ? from <= most : name === force)
            slices = Math.max(slices, slicesOf(choice.tiles, order, order - most));
        // The next rule comes in with the first count that this one does not fit.
        if (force === undefined)
            most = Math.min(most, from - 1);
    }
    return slices;
}
/** Threads that fill a large GPU, 132 processors with 512 each on an H100. */
const FILLS = 65536;
/** Threads that share a column, and workgroups, where there are `count` columns of so many vectors of four. */
export function spreadColumns({ THREADS, COLS, DEPTH }, count, vectors) {
    let lanes = 1;
    // As many as are needed to fill the GPU, each with some loads to make at once; never less than what memory gives at a time.
    while (lanes < THREADS && lanes * DEPTH < vectors && (lanes < 32 || (lanes * count) / COLS < FILLS))
        lanes *= 2;
    return { lanes, groups: Math.ceil((count * lanes) / (THREADS * COLS)) };
}
export const COLUMN_ROWS = 32;
/** Columns of a panel at most. */
export const MOST_WIDTH = 64;
const columnTunings = [32, MOST_WIDTH].map((WIDTH) => ({ ROWS: COLUMN_ROWS, SLICES: 8, WIDTH }));
/** For panels of so many columns. */
export const columnTuning = (width) => columnTunings[width <= 32 ? 0 : 1];
export const sytrdColumn = { name: 'sytrd_column', text: sytrd_column, variants: columnTunings };
/** Those of complex matrices, with the columns' product for all orders: its loads are twice as long. */
export const hetrdProductTuning = { ...NUMBERS.c, THREADS: 128, COLS: 1, DEPTH: 4 };
export const hetrdProduct = { name: 'hetrd_product', text: hetrd_product, variants: [hetrdProductTuning] };
const hetrdColumnTunings = columnTunings.map((tuning) => ({ ...NUMBERS.c, ...tuning }));
export const hetrdColumnTuning = (width) => hetrdColumnTunings[width <= 32 ? 0 : 1];
export const hetrdColumn = { name: 'hetrd_column', text: hetrd_column, variants: hetrdColumnTunings };
/** Rows and columns of a workgroup of sytrd_store, flip and widen_real. */
export const [MOVE_ROWS, MOVE_COLS] = [256, 4];
const always = { THREADS: MOVE_ROWS, COLS: MOVE_COLS };
export const storeVariants = variants({ types: SINGLES, always });
export const sytrdStore = { name: 'sytrd_store', text: sytrd_store, variants: storeVariants.all };
export const flipVariants = variants({ types: { s: BITS.s, c: BITS.c }, always });
export const flipKernel = { name: 'flip', text: flip, variants: flipVariants.all };
export const widenTuning = { ...NUMBERS.c, ...always };
export const widenReal = { name: 'widen_real', text: widen_real, variants: [widenTuning] };
export const VALUES = 256;
export const valuesTuning = { THREADS: VALUES };
export const sytrdValues = { name: 'sytrd_values', text: sytrd_values, variants: [valuesTuning] };
