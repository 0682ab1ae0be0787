// The conversions between single and double as the host sees them.
import type { Kernel } from '../../runtime/kernel.ts';
import { variants } from '../../runtime/variants.ts';
import { lag2d, lag2s_double } from './shaders.gen.ts';

/** Rows and columns per workgroup. */
export const LAG2D_ROWS = 128;
export const LAG2D_COLS = 4;
const always = { THREADS: LAG2D_ROWS, COLS: LAG2D_COLS };

export const lag2sVariants = variants({ flags: { SPLIT: 2, TOGETHER: 2 }, always });
export const lag2sDouble: Kernel = { name: 'lag2s_double', text: lag2s_double, variants: lag2sVariants.all };
export const lag2dVariants = variants({ flags: { SUM: 2 }, always });
export const lag2dKernel: Kernel = { name: 'lag2d', text: lag2d, variants: lag2dVariants.all };
