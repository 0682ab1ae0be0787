// The kernels of the reduction to Hessenberg form as the host sees them.
import type { Kernel } from '../../runtime/kernel.ts';
import { SINGLES } from '../../runtime/representation.ts';
import { variants } from '../../runtime/variants.ts';
import { gehrd_column, gehrd_product, gehrd_spread, gehrd_store } from './shaders.gen.ts';

/** Rows and columns of a workgroup of gehrd_spread and gehrd_store. */
export const [MOVE_ROWS, MOVE_COLS] = [256, 4];
export const moveVariants = variants({ types: SINGLES, always: { THREADS: MOVE_ROWS, COLS: MOVE_COLS } });
export const gehrdSpread: Kernel = { name: 'gehrd_spread', text: gehrd_spread, variants: moveVariants.all };
export const gehrdStore: Kernel = { name: 'gehrd_store', text: gehrd_store, variants: moveVariants.all };

/** Order of the tiles that a workgroup multiplies by. */
export const TILE = 64;
export const productVariants = variants({ types: SINGLES, always: { TILE, LANES: 16 } });
export const gehrdProduct: Kernel = { name: 'gehrd_product', text: gehrd_product, variants: productVariants.all };

export const COLUMN_ROWS = 32;
/** Columns of a panel at most. */
export const MOST_WIDTH = 64;
const widths = [32, MOST_WIDTH].map((WIDTH) => ({ WIDTH }));
const columnVariants = variants({ types: SINGLES, tiles: widths, always: { ROWS: COLUMN_ROWS, SLICES: 8 } });
/** For panels of so many columns. */
export const columnTuning = (type: 's' | 'c', width: number) =>
  columnVariants.of(type, undefined, widths[width <= 32 ? 0 : 1]!);
export const gehrdColumn: Kernel = { name: 'gehrd_column', text: gehrd_column, variants: columnVariants.all };
