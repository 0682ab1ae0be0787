// The panel kernels of LU as the host sees them.
import type { Kernel, Tuning } from '../runtime/kernel.ts';
import { getf2_column, getf2_load } from '../runtime/kernels.gen.ts';

/** Widest panel that is factored column by column; wider ones are halved. */
export const GETF2_WIDTH = 32;
/** Rows per workgroup. */
export const GETF2_THREADS = 256;

export const getf2LoadTuning: Tuning = { THREADS: GETF2_THREADS };
export const getf2ColumnTuning: Tuning = { THREADS: GETF2_THREADS, WIDTH: GETF2_WIDTH };

export const getf2Load: Kernel = { name: 'getf2_load', text: getf2_load, variants: [getf2LoadTuning] };
export const getf2Column: Kernel = { name: 'getf2_column', text: getf2_column, variants: [getf2ColumnTuning] };
