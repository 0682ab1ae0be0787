import { ALL_NUMBERS } from '../../runtime/representation.js';
import { variants } from '../../runtime/variants.js';
import { lascl } from './shaders.gen.js';
/** Rows and columns per workgroup. */
export const LASCL_ROWS = 128;
export const LASCL_COLS = 4;
export const lasclVariants = variants({
    types: ALL_NUMBERS,
    always: { THREADS: LASCL_ROWS, COLS: LASCL_COLS },
});
export const lasclKernel = { name: 'lascl', text: lascl, variants: lasclVariants.all };
