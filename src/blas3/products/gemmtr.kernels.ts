// The kernel that brings products of whole blocks back into a matrix: one triangle of them, or all.
import type { Kernel, Tuning } from '../../runtime/kernel.ts';
import { tri_merge } from '../../runtime/kernels.gen.ts';

export const MERGE_ROWS = 64;
export const MERGE_COLUMNS = 4;
export const triMergeTuning: Tuning = { THREADS: MERGE_ROWS, COLS: MERGE_COLUMNS };
export const triMerge: Kernel = { name: 'tri_merge', text: tri_merge, variants: [triMergeTuning] };
