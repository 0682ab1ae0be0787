import { ALL_NUMBERS } from '../../runtime/representation.js';
import { variants } from '../../runtime/variants.js';
import { laset } from './shaders.gen.js';
/** Rows and columns per workgroup. */
export const LASET_ROWS = 128;
export const LASET_COLS = 4;
export const lasetVariants = variants({ types: ALL_NUMBERS, always: { THREADS: LASET_ROWS, COLS: LASET_COLS } });
export const lasetKernel = { name: 'laset', text: laset, variants: lasetVariants.all };
