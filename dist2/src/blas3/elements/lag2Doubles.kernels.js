import { variants } from '../../runtime/variants.js';
import { lag2d, lag2s_double } from './shaders.gen.js';
/** Rows and columns per workgroup. */
export const LAG2D_ROWS = 128;
export const LAG2D_COLS = 4;
const always = { THREADS: LAG2D_ROWS, COLS: LAG2D_COLS };
export const lag2sVariants = variants({ flags: { SPLIT: 2, TOGETHER: 2 }, always });
export const lag2sDouble = { name: 'lag2s_double', text: lag2s_double, variants: lag2sVariants.all };
export const lag2dVariants = variants({ flags: { SUM: 2 }, always });
export const lag2dKernel = { name: 'lag2d', text: lag2d, variants: lag2dVariants.all };
