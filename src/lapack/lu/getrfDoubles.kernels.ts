// The kernels of LU in doubles as the host sees them.
import type { Kernel, Tuning } from '../../runtime/kernel.ts';
import { getf2_column_double, getf2_load_double } from './shaders.gen.ts';

/** Rows of a workgroup of a panel; its columns, one a thread: a step takes as long as one element's update. */
export const PANEL_ROWS = 16;
export const PANEL_COLUMNS = 16;
export const columnDoubleTuning: Tuning = { ROWS: PANEL_ROWS, LINES: PANEL_COLUMNS };
export const getf2LoadDouble: Kernel = {
  name: 'getf2_load_double',
  text: getf2_load_double,
  variants: [columnDoubleTuning],
};
export const getf2ColumnDouble: Kernel = {
  name: 'getf2_column_double',
  text: getf2_column_double,
  variants: [columnDoubleTuning],
};
