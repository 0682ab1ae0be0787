// The kernel that fills a matrix, as the host sees it.
import type { Kernel } from '../../runtime/kernel.ts';
import { ALL_NUMBERS } from '../../runtime/representation.ts';
import { variants } from '../../runtime/variants.ts';
import { laset } from './shaders.gen.ts';

/** Rows and columns per workgroup. */
export const LASET_ROWS = 128;
export const LASET_COLS = 4;

export const lasetVariants = variants({ types: ALL_NUMBERS, always: { THREADS: LASET_ROWS, COLS: LASET_COLS } });
export const lasetKernel: Kernel = { name: 'laset', text: laset, variants: lasetVariants.all };
