// The rank-one and rank-two update kernel as the host sees it.
import type { Kernel, Tuning } from '../runtime/kernel.ts';
import { rank_update } from './shaders.gen.ts';

/** Rows and columns per workgroup. */
export const UPDATE_ROWS = 64;
const GROUPS = 4;
const DEPTH = 8;
export const UPDATE_COLS = GROUPS * DEPTH;

/** Indexed by PACKED. */
export const updateTunings: readonly Tuning[] = [0, 1].map((PACKED) => ({ ROWS: UPDATE_ROWS, GROUPS, DEPTH, PACKED }));
export const rankUpdate: Kernel = { name: 'rank_update', text: rank_update, variants: updateTunings };
