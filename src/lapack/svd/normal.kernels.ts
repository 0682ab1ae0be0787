// The kernel that fills a matrix with numbers of normal distribution, as the host sees it.
import type { Kernel, Tuning } from '../../runtime/kernel.ts';
import { normal_random } from './shaders.gen.ts';

/** Rows and columns per workgroup. */
export const NORMAL_ROWS = 128;
export const NORMAL_COLS = 4;

export const normalTuning: Tuning = { THREADS: NORMAL_ROWS, COLS: NORMAL_COLS };
export const normalRandom: Kernel = { name: 'normal_random', text: normal_random, variants: [normalTuning] };
