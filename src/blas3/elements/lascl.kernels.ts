// The scaling kernel as the host sees it.
import type { Kernel } from '../../runtime/kernel.ts';
import { ALL_NUMBERS } from '../../runtime/representation.ts';
import { variants } from '../../runtime/variants.ts';
import { lascl } from './shaders.gen.ts';

/** Rows and columns per workgroup. */
export const LASCL_ROWS = 128;
export const LASCL_COLS = 4;

export const lasclVariants = variants({
  types: ALL_NUMBERS,
  always: { THREADS: LASCL_ROWS, COLS: LASCL_COLS },
});
export const lasclKernel: Kernel = { name: 'lascl', text: lascl, variants: lasclVariants.all };
