import { ALL_NUMBERS } from '../../runtime/representation.js';
import { variants } from '../../runtime/variants.js';
import { dgmm } from './shaders.gen.js';
/** Rows and columns per workgroup. */
export const DGMM_ROWS = 128;
export const DGMM_COLS = 4;
export const dgmmVariants = variants({
    types: ALL_NUMBERS,
    flags: { A_IN_C: 2, X_IN_C: 2 },
    always: { THREADS: DGMM_ROWS, COLS: DGMM_COLS },
});
export const dgmmKernel = { name: 'dgmm', text: dgmm, variants: dgmmVariants.all };
