// The kernels of the Bunch-Kaufman factorization as the host sees them.
import type { Kernel, Tuning } from '../../runtime/kernel.ts';
import { sytrf_column, sytrf_pivot } from './shaders.gen.ts';

/** Rows per workgroup of a column's update, and the multiple of columns that L and W are kept with. */
export const UPDATE_ROWS = 32;
export const UPDATE_COLUMNS = 32;
const shape: Tuning = { ROWS: UPDATE_ROWS, SLICES: 8, DEPTH: UPDATE_COLUMNS / 8 };
/** Of column k, and of the column of its largest element. */
export const sytrfColumnTunings: readonly [Tuning, Tuning] = [
  { ...shape, OTHER: 0 },
  { ...shape, OTHER: 1 },
];

export const PIVOT_ROWS = 256;
export const sytrfPivotTuning: Tuning = { THREADS: PIVOT_ROWS };

export const sytrfColumn: Kernel = { name: 'sytrf_column', text: sytrf_column, variants: sytrfColumnTunings };
export const sytrfPivot: Kernel = { name: 'sytrf_pivot', text: sytrf_pivot, variants: [sytrfPivotTuning] };
