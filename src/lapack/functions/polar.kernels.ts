// The kernel that fills a matrix with random numbers, as the host sees it.
import type { Kernel } from '../../runtime/kernel.ts';
import { SINGLES } from '../../runtime/representation.ts';
import { variants } from '../../runtime/variants.ts';
import { polar_random } from './shaders.gen.ts';

/** Rows and columns per workgroup. */
export const RANDOM_ROWS = 128;
export const RANDOM_COLS = 4;

export const randomVariants = variants({ types: SINGLES, always: { THREADS: RANDOM_ROWS, COLS: RANDOM_COLS } });
export const polarRandom: Kernel = { name: 'polar_random', text: polar_random, variants: randomVariants.all };
