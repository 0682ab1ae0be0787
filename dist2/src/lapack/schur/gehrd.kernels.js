import { SINGLES } from '../../runtime/representation.js';
import { variants } from '../../runtime/variants.js';
import { gehrd_column, gehrd_product, gehrd_spread, gehrd_store } from './shaders.gen.js';
/** Rows and columns of a workgroup of gehrd_spread and gehrd_store. */
export const [MOVE_ROWS, MOVE_COLS] = [256, 4];
export const moveVariants = variants({ types: SINGLES, always: { THREADS: MOVE_ROWS, COLS: MOVE_COLS } });
export const gehrdSpread = { name: 'gehrd_spread', text: gehrd_spread, variants: moveVariants.all };
export const gehrdStore = { name: 'gehrd_store', text: gehrd_store, variants: moveVariants.all };
/** Order of the tiles that a workgroup multiplies by. */
export const TILE = 64;
export const productVariants = variants({ types: SINGLES, always: { TILE, LANES: 16 } });
export const gehrdProduct = { name: 'gehrd_product', text: gehrd_product, variants: productVariants.all };
export const COLUMN_ROWS = 32;
/** Columns of a panel at most. */
export const MOST_WIDTH = 64;
const widths = [32, MOST_WIDTH].map((WIDTH) => ({ WIDTH }));
const columnVariants = variants({ types: SINGLES, tiles: widths, always: { ROWS: COLUMN_ROWS, SLICES: 8 } });
/** For panels of so many columns. */
export const columnTuning = (type, width) => columnVariants.of(type, undefined, widths[width <= 32 ? 0 : 1]);
export const gehrdColumn = { name: 'gehrd_column', text: gehrd_column, variants: columnVariants.all };
