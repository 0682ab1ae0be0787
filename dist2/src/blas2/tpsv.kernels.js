import { BITS } from '../runtime/representation.js';
import { variants } from '../runtime/variants.js';
import { tpttr_panel } from './shaders.gen.js';
/** Rows and columns per workgroup. */
export const PANEL_ROWS = 64;
export const PANEL_COLS = 8;
export const panels = variants({
    types: { s: BITS.s, c: BITS.c, d: BITS.d, z: BITS.z },
    always: { THREADS: PANEL_ROWS, COLS: PANEL_COLS },
});
export const tpttrPanel = { name: 'tpttr_panel', text: tpttr_panel, variants: panels.all };
