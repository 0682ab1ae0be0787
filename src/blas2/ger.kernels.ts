// The rank-one and rank-two update kernel as the host sees it.
import type { Kernel, Tuning } from '../runtime/kernel.ts';
import { rank_update } from '../runtime/kernels.gen.ts';

/** Rows and columns per workgroup. */
export const UPDATE_ROWS = 64;
const GROUPS = 4;
const DEPTH = 8;
export const UPDATE_COLS = GROUPS * DEPTH;

export const updateTuning: Tuning = { ROWS: UPDATE_ROWS, GROUPS, DEPTH };
export const rankUpdate: Kernel = { name: 'rank_update', text: rank_update, variants: [updateTuning] };
