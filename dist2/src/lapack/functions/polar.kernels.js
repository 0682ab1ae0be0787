import { SINGLES } from '../../runtime/representation.js';
import { variants } from '../../runtime/variants.js';
import { polar_random } from './shaders.gen.js';
/** Rows and columns per workgroup. */
export const RANDOM_ROWS = 128;
export const RANDOM_COLS = 4;
export const randomVariants = variants({ types: SINGLES, always: { THREADS: RANDOM_ROWS, COLS: RANDOM_COLS } });
export const polarRandom = { name: 'polar_random', text: polar_random, variants: randomVariants.all };
