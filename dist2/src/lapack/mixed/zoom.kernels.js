import { BITS, DOUBLES } from '../../runtime/representation.js';
import { variants } from '../../runtime/variants.js';
import { zoom_closer, zoom_order, zoom_pack, zoom_spread, zoom_sums, zoom_turn, zoom_turns } from './shaders.gen.js';
export const sumsVariants = variants({ types: DOUBLES, flags: { HALVES: 2 }, always: { THREADS: 256 } });
export const zoomSums = { name: 'zoom_sums', text: zoom_sums, variants: sumsVariants.all };
/** Rows and columns of a tile. */
export const TILE_SIDE = 16;
export const tileVariants = variants({ types: DOUBLES, always: { SIDE: TILE_SIDE } });
export const zoomTurn = { name: 'zoom_turn', text: zoom_turn, variants: tileVariants.all };
export const zoomTurns = { name: 'zoom_turns', text: zoom_turns, variants: tileVariants.all };
export const zoomCloser = { name: 'zoom_closer', text: zoom_closer, variants: tileVariants.all };
const MOVED = { d: BITS.d, z: BITS.z };
/** Rows of a workgroup of what moves elements by columns. */
export const MOVED_ROWS = 128;
export const movedVariants = variants({ types: MOVED, always: { THREADS: MOVED_ROWS } });
export const zoomOrder = { name: 'zoom_order', text: zoom_order, variants: movedVariants.all };
export const zoomSpread = { name: 'zoom_spread', text: zoom_spread, variants: movedVariants.all };
export const packVariants = variants({ types: MOVED, always: { THREADS: 64 } });
export const zoomPack = { name: 'zoom_pack', text: zoom_pack, variants: packVariants.all };
