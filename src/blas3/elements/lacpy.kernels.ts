// The copy kernel as the host sees it.
import type { Kernel } from '../../runtime/kernel.ts';
import { BITS } from '../../runtime/representation.ts';
import { variants } from '../../runtime/variants.ts';
import { lacpy } from './shaders.gen.ts';

/** Rows and columns per workgroup. */
export const LACPY_ROWS = 128;
export const LACPY_COLS = 4;

export const lacpyVariants = variants({
  types: BITS,
  flags: { A_IN_B: 2 },
  always: { THREADS: LACPY_ROWS, COLS: LACPY_COLS },
});
export const lacpyKernel: Kernel = { name: 'lacpy', text: lacpy, variants: lacpyVariants.all };
