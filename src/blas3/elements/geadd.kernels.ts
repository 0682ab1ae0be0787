// The addition kernel as the host sees it: its tunings by 2*half + A_IN_B.
import type { Kernel, Tuning } from '../../runtime/kernel.ts';
import { geadd } from './shaders.gen.ts';

/** Rows and columns per workgroup. */
export const GEADD_ROWS = 128;
export const GEADD_COLS = 4;

export const geaddTunings: readonly Tuning[] = ['f32', 'f16'].flatMap((T) =>
  [0, 1].map((A_IN_B) => ({ THREADS: GEADD_ROWS, COLS: GEADD_COLS, T, A_IN_B })),
);
export const geaddKernel: Kernel = { name: 'geadd', text: geadd, variants: geaddTunings };
