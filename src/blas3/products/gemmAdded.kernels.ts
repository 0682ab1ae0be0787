// The kernel that adds bias and R to a product as the host sees it.
import type { Kernel } from '../../runtime/kernel.ts';
import { NUMBERS } from '../../runtime/representation.ts';
import { variants } from '../../runtime/variants.ts';
import { gemm_added } from './shaders.gen.ts';

/** Rows and columns per workgroup. */
export const ADDED_ROWS = 128;
export const ADDED_COLS = 4;

export const addedVariants = variants({
  types: { c: NUMBERS.c },
  flags: { BIAS_ROWS: 2, BIAS_COLUMNS: 2, RESIDUAL: 2, STORED: 2 },
  always: { THREADS: ADDED_ROWS, COLS: ADDED_COLS },
  legal: ({ BIAS_ROWS, BIAS_COLUMNS }) => BIAS_ROWS === 0 || BIAS_COLUMNS === 0,
});
export const addedKernel: Kernel = { name: 'gemm_added', text: gemm_added, variants: addedVariants.all };
