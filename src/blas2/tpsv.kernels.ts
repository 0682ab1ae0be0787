// The kernel that writes out parts of a packed triangle as the host sees it.
import type { Kernel } from '../runtime/kernel.ts';
import { BITS } from '../runtime/representation.ts';
import { variants } from '../runtime/variants.ts';
import { tpttr_panel } from './shaders.gen.ts';

/** Rows and columns per workgroup. */
export const PANEL_ROWS = 64;
export const PANEL_COLS = 8;
export const panels = variants({
  types: { s: BITS.s, c: BITS.c, d: BITS.d, z: BITS.z },
  always: { THREADS: PANEL_ROWS, COLS: PANEL_COLS },
});
export const tpttrPanel: Kernel = { name: 'tpttr_panel', text: tpttr_panel, variants: panels.all };
