// How LU is cut into blocks and panels on a GPU, and the memory that follows from it. Arithmetic only.
import { PACK_DEPTHS, TENSOR_TILES } from '../../blas3/products/tensorTiles.js';
import { UnsupportedError } from '../../core/errors.js';
import { panelLd, WIDEST } from '../factorPlan.js';
/** Columns of a panel: as many as the widest block of getf2.kernels.ts, so that short panels are one dispatch. */
export const PANEL_WIDTH = 32;
/** Widest panel that goes column by column, one dispatch each. */
export const COLUMNS_WIDTH = 32;
/** Rows of a workgroup of such a panel, most and fewest; columns of its workspace begin where memory is read in one piece. */
export const COLUMN_ROWS = 32;
export const FEWEST_ROWS = 8;
export const columnsLd = (m) => Math.ceil(m / COLUMN_ROWS) * COLUMN_ROWS;
/** Words of the state between two columns in groups of `rows` rows: of each a candidate of three words, and the places of all rows. */
export const columnsState = (m, rows) => 3 * Math.ceil(m / rows) + m;
/**
 * The first tile for subgroups of so many threads, or for any (0), with which a panel of m rows goes column by column: a column is one
 * dispatch, of one workgroup for each ROWS rows and one for each column, and of at most `limit`. The last has the most rows.
 */
export function columnTileIn(tiles, lanes, m, limit) {
    const tile = tiles.find((t) => (t.LANES === lanes || t.LANES === 0) && m <= t.ROWS * (limit - COLUMNS_WIDTH));
    if (tile !== undefined)
        return tile;
    const most = tiles.at(-1).ROWS * (limit - COLUMNS_WIDTH);
    throw new UnsupportedError(`getrf: a panel has ${m} rows, but this GPU takes at most ${most} of them`);
}
/** Up to this order the update behind every panel costs less than a second level of blocks. */
const FLAT = 1536;
/** Order from which on updates are much longer than panels. */
const LARGE = 4097;
/**
 * Columns of a block: the update behind it is one product of this depth. H200, 2026-11, ms with blocks of 32, 64: n = 1024 1.38, 1.55; of
 * 64, 128, 256: n = 4096 12.3, 12.8, 12.0; of 256, 512: n = 8192 44.0, 41.5; split products need depth: n = 16384 with 1024, 2048 160, 149,
 * tournament 126, 115, window 88.1, 76.8, n = 8192 window 20.8, 19.6.
 */
export function luBlock({ m, n, nb = 0, math }) {
    if (nb > 0)
        return nb;
    const order = Math.min(m, n);
    if (order < FLAT)
        return PANEL_WIDTH;
    if (order < LARGE)
        return 256;
    if (math === 'split' && order >= 8192)
        return 2048;
    return math === 'strict' ? 512 : 1024;
}
/** Words of workspace for `width` columns of singles. */
export const lapmrWords = (m, width) => m * (1 + width);
/**
 * See getrfWorkspace. Native: two copies of a panel that no workgroup holds, and twice its rows' places and the candidates of its columns;
 * at the end, a block of columns and the order of its rows. Hybrid: the largest panel. Split updates: both factors as two halves each, and
 * an exponent for each row and column.
 */
export function getrfBytes(m, n, mode, math, nb) {
    const up = (x, step) => Math.ceil(x / step) * step;
    const order = Math.min(m, n);
    if (order === 0)
        return 0;
    const wide = Math.min(order, COLUMNS_WIDTH);
    const panels = 2 * (columnsLd(m) * wide + columnsState(m, FEWEST_ROWS));
    const nativeBlock = luBlock({ m, n, math, nb });
    const native = nativeBlock < order ? Math.max(panels, lapmrWords(m, nativeBlock)) : panels;
    const panel = panelLd(m) * Math.min(order, nb > 0 ? nb : WIDEST);
    const block = Math.min(order, nb > 0 ? nb : Math.max(luBlock({ m, n, math }), mode === 'native' ? 0 : WIDEST));
    const { BM, BN } = TENSOR_TILES.split;
    const halves = (up(m, BM) + up(n, BN)) * up(block, PACK_DEPTHS) + m + n + 8;
    const own = mode === 'native' ? native : mode === 'hybrid' ? panel : Math.max(native, panel);
    // A native panel has given its workspace back before the update behind it.
    if (math === 'strict')
        return 4 * own;
    return 4 * (mode === 'native' ? Math.max(native, halves) : own + halves);
}
