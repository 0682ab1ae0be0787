import { ALL_NUMBERS } from '../../runtime/representation.js';
import { variants } from '../../runtime/variants.js';
import { geadd } from './shaders.gen.js';
/** Rows and columns per workgroup. */
export const GEADD_ROWS = 128;
export const GEADD_COLS = 4;
export const geaddVariants = variants({
    types: ALL_NUMBERS,
    flags: { A_IN_B: 2 },
    always: { THREADS: GEADD_ROWS, COLS: GEADD_COLS },
});
export const geaddKernel = { name: 'geadd', text: geadd, variants: geaddVariants.all };
