import { variants } from '../../runtime/variants.js';
import { attention_gradient_tensor } from './shaders.gen.js';
/** Of the tiles for rows of one length the first is taken that has room. Not measured. */
export const GRADIENT_TILES = {
    d64: { DIM: 64, TEAMS: 4 },
    d64light: { DIM: 64, TEAMS: 2 },
    d128: { DIM: 128, TEAMS: 4 },
    d128light: { DIM: 128, TEAMS: 1 },
};
export const gradientTileNames = Object.keys(GRADIENT_TILES);
/** Columns at a time, and rows of a subgroup, that the kernel is written for. */
const [COLUMNS, ROWS] = [32, 16];
/** Queries or keys of a workgroup. */
export const gradientRows = ({ TEAMS }) => ROWS * TEAMS;
/** Of workgroup memory: columns of both kinds, scores and products, with a vector of padding to a row. */
export const gradientBytes = (tile) => 16 * (2 * COLUMNS * (tile.DIM / 8 + 1) + 2 * gradientRows(tile) * (COLUMNS / 4 + 1));
const gradientVariants = variants({
    flags: { KEYS: 2 },
    tiles: Object.values(GRADIENT_TILES),
    always: { T: 'f16' },
});
export const gradientTuning = (tile, keys) => gradientVariants.of(undefined, { KEYS: keys }, tile);
export const gradientKernel = {
    name: 'attention_gradient_tensor',
    text: attention_gradient_tensor,
    get variants() {
        return gradientVariants.all;
    },
};
