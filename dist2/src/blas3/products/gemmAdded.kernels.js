import { NUMBERS } from '../../runtime/representation.js';
import { variants } from '../../runtime/variants.js';
import { gemm_added } from './shaders.gen.js';
/** Rows and columns per workgroup. */
export const ADDED_ROWS = 128;
export const ADDED_COLS = 4;
export const addedVariants = variants({
    types: { c: NUMBERS.c },
    flags: { BIAS_ROWS: 2, BIAS_COLUMNS: 2, RESIDUAL: 2, STORED: 2 },
    always: { THREADS: ADDED_ROWS, COLS: ADDED_COLS },
    legal: ({ BIAS_ROWS, BIAS_COLUMNS }) => BIAS_ROWS === 0 || BIAS_COLUMNS === 0,
});
export const addedKernel = { name: 'gemm_added', text: gemm_added, variants: addedVariants.all };
