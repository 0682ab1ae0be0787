// The copy kernel as the host sees it: its tunings by A_IN_B.
import type { Kernel, Tuning } from '../runtime/kernel.ts';
import { lacpy } from '../runtime/kernels.gen.ts';

/** Rows and columns per workgroup. */
export const LACPY_ROWS = 128;
export const LACPY_COLS = 4;

export const lacpyTunings: readonly Tuning[] = [
  { THREADS: LACPY_ROWS, COLS: LACPY_COLS, A_IN_B: 0 },
  { THREADS: LACPY_ROWS, COLS: LACPY_COLS, A_IN_B: 1 },
];
export const lacpyKernel: Kernel = { name: 'lacpy', text: lacpy, variants: lacpyTunings };
