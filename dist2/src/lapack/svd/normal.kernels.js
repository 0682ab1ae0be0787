import { normal_random } from './shaders.gen.js';
/** Rows and columns per workgroup. */
export const NORMAL_ROWS = 128;
export const NORMAL_COLS = 4;
export const normalTuning = { THREADS: NORMAL_ROWS, COLS: NORMAL_COLS };
export const normalRandom = { name: 'normal_random', text: normal_random, variants: [normalTuning] };
