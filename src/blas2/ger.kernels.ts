// The rank-one and rank-two update kernel as the host sees it.
import type { Kernel } from '../runtime/kernel.ts';
import { SINGLES_AND_DOUBLES } from '../runtime/representation.ts';
import { variants } from '../runtime/variants.ts';
import { rank_update } from './shaders.gen.ts';

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
export const rankUpdate: Kernel = { name: 'rank_update', text: rank_update, variants: updateVariants.all };
