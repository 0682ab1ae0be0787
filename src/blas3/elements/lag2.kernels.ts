// The conversions between single and half as the host sees them.
import type { Kernel, Tuning } from '../../runtime/kernel.ts';
import { lag2h, lag2s } from './shaders.gen.ts';

/** Rows and columns per workgroup. */
export const LAG2_ROWS = 128;
export const LAG2_COLS = 4;

export const lag2Tuning: Tuning = { THREADS: LAG2_ROWS, COLS: LAG2_COLS };
export const lag2hKernel: Kernel = { name: 'lag2h', text: lag2h, variants: [lag2Tuning] };
export const lag2sKernel: Kernel = { name: 'lag2s', text: lag2s, variants: [lag2Tuning] };
