import { BITS } from '../../runtime/representation.js';
import { variants } from '../../runtime/variants.js';
import { lacpy } from './shaders.gen.js';
/** Rows and columns per workgroup. */
export const LACPY_ROWS = 128;
export const LACPY_COLS = 4;
export const lacpyVariants = variants({
    types: BITS,
    flags: { A_IN_B: 2 },
    always: { THREADS: LACPY_ROWS, COLS: LACPY_COLS },
});
export const lacpyKernel = { name: 'lacpy', text: lacpy, variants: lacpyVariants.all };
