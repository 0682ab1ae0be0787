import { lag2h, lag2s } from './shaders.gen.js';
/** Rows and columns per workgroup. */
export const LAG2_ROWS = 128;
export const LAG2_COLS = 4;
export const lag2Tuning = { THREADS: LAG2_ROWS, COLS: LAG2_COLS };
export const lag2hKernel = { name: 'lag2h', text: lag2h, variants: [lag2Tuning] };
export const lag2sKernel = { name: 'lag2s', text: lag2s, variants: [lag2Tuning] };
