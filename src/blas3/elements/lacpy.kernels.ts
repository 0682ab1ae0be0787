// The copy kernel as the host sees it: its tunings by 2*half + A_IN_B.
import type { Kernel, Tuning } from '../../runtime/kernel.ts';
import { lacpy } from '../../runtime/kernels.gen.ts';

/** Rows and columns per workgroup. */
export const LACPY_ROWS = 128;
export const LACPY_COLS = 4;

export const lacpyTunings: readonly Tuning[] = ['u32', 'f16'].flatMap((T) =>
  [0, 1].map((A_IN_B) => ({ THREADS: LACPY_ROWS, COLS: LACPY_COLS, T, A_IN_B })),
);
export const lacpyKernel: Kernel = { name: 'lacpy', text: lacpy, variants: lacpyTunings };
