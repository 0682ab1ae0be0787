import { DOUBLES } from '../../runtime/representation.js';
import { variants } from '../../runtime/variants.js';
import { COLUMNS_WIDTH, columnTileIn } from './luBlocks.js';
import { getf2_column_double, getf2_search_double } from './shaders.gen.js';
/** Columns of a panel, each a dispatch: of wider ones steps take longer, between narrower ones lie more interchanges and solves. */
export const PANEL_COLUMNS = COLUMNS_WIDTH;
/** Of its lines of threads each takes a column or two of a row: a step takes as long as their elements' updates. */
const columnTiles = [
    { LANES: 32, ROWS: 32, LINES: 8 },
    { LANES: 8, ROWS: 8, LINES: 8 },
    { LANES: 0, ROWS: 16, LINES: 16 },
    { LANES: 0, ROWS: 256, LINES: 1 },
];
export const columnVariants = variants({ types: DOUBLES, tiles: columnTiles });
/** The tile for a panel of m rows, on a device all of whose subgroups have so many threads; 0: that has several sizes or none. */
export const columnTileOf = (lanes, m, limit) => columnTileIn(columnTiles, lanes, m, limit);
export const getf2ColumnDouble = {
    name: 'getf2_column_double',
    text: getf2_column_double,
    variants: columnVariants.all,
};
/** Rows of a workgroup that searches the first column. */
export const SEARCHED_ROWS = 256;
export const searchVariants = variants({ types: DOUBLES, always: { THREADS: SEARCHED_ROWS } });
export const getf2SearchDouble = {
    name: 'getf2_search_double',
    text: getf2_search_double,
    variants: searchVariants.all,
};
