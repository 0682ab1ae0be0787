// The kernels of all norms as the host sees them: values of columns, values of rows, and the norm from those.
import type { Kernel, Tuning } from '../runtime/kernel.ts';
import { norm_columns, norm_final, norm_rows } from '../runtime/kernels.gen.ts';

/** Rows per workgroup of norm_rows. */
export const NORM_ROWS = 32;
export const normTuning: Tuning = { THREADS: 128 };
export const normRowsTuning: Tuning = { ROWS: NORM_ROWS, GROUPS: 8 };

export const normColumns: Kernel = { name: 'norm_columns', text: norm_columns, variants: [normTuning] };
export const normRows: Kernel = { name: 'norm_rows', text: norm_rows, variants: [normRowsTuning] };
export const normFinal: Kernel = { name: 'norm_final', text: norm_final, variants: [normTuning] };
