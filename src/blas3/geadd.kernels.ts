// The addition kernel as the host sees it: its tunings by A_IN_B.
import type { Kernel, Tuning } from '../runtime/kernel.ts';
import { geadd } from '../runtime/kernels.gen.ts';

/** Rows and columns per workgroup. */
export const GEADD_ROWS = 128;
export const GEADD_COLS = 4;

export const geaddTunings: readonly Tuning[] = [
  { THREADS: GEADD_ROWS, COLS: GEADD_COLS, A_IN_B: 0 },
  { THREADS: GEADD_ROWS, COLS: GEADD_COLS, A_IN_B: 1 },
];
export const geaddKernel: Kernel = { name: 'geadd', text: geadd, variants: geaddTunings };
