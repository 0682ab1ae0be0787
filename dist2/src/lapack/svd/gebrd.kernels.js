import { SINGLES } from '../../runtime/representation.js';
import { variants } from '../../runtime/variants.js';
import { gebrd_columns, gebrd_finish, gebrd_row, gebrd_store, gebrd_values } from './shaders.gen.js';
/** Columns of a workgroup of gebrd_columns. */
export const AT_ONCE = 4;
const LANES = 64;
export const columnsVariants = variants({ types: SINGLES, always: { THREADS: AT_ONCE * LANES, LANES, DEPTH: 8 } });
export const gebrdColumns = { name: 'gebrd_columns', text: gebrd_columns, variants: columnsVariants.all };
/** Columns of a panel at most. */
export const MOST_WIDTH = 64;
const widths = [32, MOST_WIDTH].map((WIDTH) => ({ WIDTH }));
const widthOf = (width) => widths[width <= 32 ? 0 : 1];
/** Rows and columns of a workgroup of gebrd_row. */
export const [ROW_ROWS, ROW_COLS] = [128, 64];
const rowVariants = variants({
    types: SINGLES,
    tiles: widths,
    always: { ROWS: ROW_ROWS, COLS: ROW_COLS, THREADS: 256 },
});
/** For panels of so many columns. */
export const rowTuning = (type, width) => rowVariants.of(type, undefined, widthOf(width));
export const gebrdRow = { name: 'gebrd_row', text: gebrd_row, variants: rowVariants.all };
export const FINISH_ROWS = 32;
const finishVariants = variants({ types: SINGLES, tiles: widths, always: { ROWS: FINISH_ROWS, SLICES: 8 } });
/** For panels of so many columns. */
export const finishTuning = (type, width) => finishVariants.of(type, undefined, widthOf(width));
export const gebrdFinish = { name: 'gebrd_finish', text: gebrd_finish, variants: finishVariants.all };
/** Rows and columns of a workgroup of gebrd_store. */
export const [STORE_ROWS, STORE_COLS] = [256, 4];
export const storeVariants = variants({ types: SINGLES, always: { THREADS: STORE_ROWS, COLS: STORE_COLS } });
export const gebrdStore = { name: 'gebrd_store', text: gebrd_store, variants: storeVariants.all };
export const VALUES = 256;
export const valuesTuning = { THREADS: VALUES };
export const gebrdValues = { name: 'gebrd_values', text: gebrd_values, variants: [valuesTuning] };
