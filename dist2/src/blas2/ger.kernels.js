import { SINGLES_AND_DOUBLES } from '../runtime/representation.js';
import { variants } from '../runtime/variants.js';
import { rank_update } from './shaders.gen.js';
/** Rows and columns per workgroup. */
export const UPDATE_ROWS = 64;
const GROUPS = 4;
const DEPTH = 8;
export const UPDATE_COLS = GROUPS * DEPTH;
export const updateVariants = variants({
    types: SINGLES_AND_DOUBLES,
    flags: { PACKED: 2 },
    always: { ROWS: UPDATE_ROWS, GROUPS, DEPTH },
});
export const rankUpdate = { name: 'rank_update', text: rank_update, variants: updateVariants.all };
