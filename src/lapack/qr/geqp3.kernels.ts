// The kernels of QR with column pivoting as the host sees them.
import type { Kernel, Tuning } from '../../runtime/kernel.ts';
import { geqp3_column, geqp3_norms, geqp3_rest, geqp3_store } from './shaders.gen.ts';

/** Most columns of a panel. */
export const PANEL = 32;
/** Rows that a workgroup of geqp3_column does at once. */
export const COLUMN_ROWS = 128;
/** Columns of a workgroup of geqp3_rest. */
export const REST_COLS = 4;
export const STORE_ROWS = 256;

export const geqp3NormsTuning: Tuning = { THREADS: 128 };
export const geqp3ColumnTuning: Tuning = { ROWS: COLUMN_ROWS, SLICES: 2, NB: PANEL, DEPTH: 4 };
export const geqp3StoreTuning: Tuning = { THREADS: STORE_ROWS, NB: PANEL };

const shape = { NB: PANEL, COLS: REST_COLS, AHEAD: 8 };
/** By how many rows are loaded at a time. */
export const geqp3RestTunings: Readonly<Record<1 | 4, Tuning>> = {
  1: { ...shape, DEPTH: 4, WIDTH: 1, V: 'f32' },
  4: { ...shape, DEPTH: 2, WIDTH: 4, V: 'vec4f' },
};

export const geqp3Norms: Kernel = { name: 'geqp3_norms', text: geqp3_norms, variants: [geqp3NormsTuning] };
export const geqp3Column: Kernel = { name: 'geqp3_column', text: geqp3_column, variants: [geqp3ColumnTuning] };
export const geqp3Rest: Kernel = {
  name: 'geqp3_rest',
  text: geqp3_rest,
  variants: [geqp3RestTunings[1], geqp3RestTunings[4]],
};
export const geqp3Store: Kernel = { name: 'geqp3_store', text: geqp3_store, variants: [geqp3StoreTuning] };
