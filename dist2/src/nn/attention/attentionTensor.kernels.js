import { variants } from '../../runtime/variants.js';
import { attention_tensor } from './shaders.gen.js';
/**
 * Of the tiles for rows of one length the first is taken that has room; others can be forced. H100, 2026-11, 16 heads of 4096 queries and
 * keys, TFLOP/s in this order: 116, 91, 106 for rows of 64, 164, 112, 154 for rows of 128.
 */
export const TENSOR_TILES = {
    d64split: { DIM: 64, WM: 32, SPLIT: 2, TEAMS: 2 },
    d64: { DIM: 64, WM: 32, SPLIT: 1, TEAMS: 4 },
    d64light: { DIM: 64, WM: 16, SPLIT: 1, TEAMS: 4 },
    d128: { DIM: 128, WM: 32, SPLIT: 2, TEAMS: 4 },
    d128light: { DIM: 128, WM: 32, SPLIT: 2, TEAMS: 2 },
    d128alone: { DIM: 128, WM: 16, SPLIT: 1, TEAMS: 8 },
};
export const tensorTileNames = Object.keys(TENSOR_TILES);
/** Keys at a time, and subgroups, that the kernel is written for. */
const KEYS = 32;
const SG = 32;
/** Queries of a workgroup. */
export const tensorRows = ({ WM, TEAMS }) => WM * TEAMS;
/** Of workgroup memory: keys and values with a unit of padding to a row, then scores and weights. */
export const tensorBytes = (tile) => 16 * (2 * KEYS * (tile.DIM / 8 + 1) + tensorRows(tile) * (KEYS / 4 + 1 + KEYS / 8 + 1)) + 4;
export const fitsAttention = ({ factor, sum, MM, MN, MK, SG: lanes }) => factor === 'f16' && sum === 'f32' && MM === 16 && MN === 16 && MK === 16 && lanes === SG;
const tensorVariants = variants({ tiles: Object.values(TENSOR_TILES), always: { T: 'f16' } });
export const tensorTuning = (tile) => tensorVariants.of(undefined, undefined, tile);
export const tensorKernel = {
    name: 'attention_tensor',
    text: attention_tensor,
    get variants() {
        return tensorVariants.all;
    },
};
