// The addition kernel as the host sees it.
import type { Kernel } from '../../runtime/kernel.ts';
import { ALL_NUMBERS } from '../../runtime/representation.ts';
import { variants } from '../../runtime/variants.ts';
import { geadd } from './shaders.gen.ts';

/** Rows and columns per workgroup. */
export const GEADD_ROWS = 128;
export const GEADD_COLS = 4;

export const geaddVariants = variants({
  types: ALL_NUMBERS,
  flags: { A_IN_B: 2 },
  always: { THREADS: GEADD_ROWS, COLS: GEADD_COLS },
});
export const geaddKernel: Kernel = { name: 'geadd', text: geadd, variants: geaddVariants.all };
