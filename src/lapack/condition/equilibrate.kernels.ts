// The kernels of equilibration as the host sees them.
import type { Kernel, Tuning } from '../../runtime/kernel.ts';
import { equilibrate_columns, equilibrate_factors, equilibrate_rows, laqge } from './shaders.gen.ts';

/** Rows and columns per workgroup of equilibrate_rows. */
export const SIZES_ROWS = 128;
export const SIZES_COLS = 64;
export const rowsTuning: Tuning = { THREADS: SIZES_ROWS, COLS: SIZES_COLS };
export const equilibrateRows: Kernel = { name: 'equilibrate_rows', text: equilibrate_rows, variants: [rowsTuning] };

export const wholeTuning: Tuning = { THREADS: 256 };
export const equilibrateColumns: Kernel = {
  name: 'equilibrate_columns',
  text: equilibrate_columns,
  variants: [wholeTuning],
};
export const equilibrateFactors: Kernel = {
  name: 'equilibrate_factors',
  text: equilibrate_factors,
  variants: [wholeTuning],
};

/** Rows and columns per workgroup of laqge. */
export const LAQGE_ROWS = 128;
export const LAQGE_COLS = 4;
export const laqgeTuning: Tuning = { THREADS: LAQGE_ROWS, COLS: LAQGE_COLS };
export const laqgeKernel: Kernel = { name: 'laqge', text: laqge, variants: [laqgeTuning] };
