// The kernels of the solution from a Bunch-Kaufman factorization as the host sees them.
import type { Kernel, Tuning } from '../../runtime/kernel.ts';
import { syconv, sytrs_diagonal, sytrs_pivots } from './shaders.gen.ts';

const PIVOTS_THREADS = 256;
export const sytrsPivotsTuning: Tuning = { THREADS: PIVOTS_THREADS };
export const sytrsPivots: Kernel = { name: 'sytrs_pivots', text: sytrs_pivots, variants: [sytrsPivotsTuning] };

export const SYCONV_NP = 32;
export const SYCONV_COLS = 4;
export const syconvTuning: Tuning = { NP: SYCONV_NP, COLS: SYCONV_COLS };
export const syconvKernel: Kernel = { name: 'syconv', text: syconv, variants: [syconvTuning] };

export const DIAGONAL_THREADS = 64;
export const sytrsDiagonalTuning: Tuning = { THREADS: DIAGONAL_THREADS };
export const sytrsDiagonal: Kernel = {
  name: 'sytrs_diagonal',
  text: sytrs_diagonal,
  variants: [sytrsDiagonalTuning],
};
