// The diagonal-scaling kernel as the host sees it: its tunings by 4*half + 2*A_IN_C + X_IN_C.
import type { Kernel, Tuning } from '../../runtime/kernel.ts';
import { dgmm } from './shaders.gen.ts';

/** Rows and columns per workgroup. */
export const DGMM_ROWS = 128;
export const DGMM_COLS = 4;

export const dgmmTunings: readonly Tuning[] = ['f32', 'f16'].flatMap((T) =>
  [0, 1].flatMap((A_IN_C) => [0, 1].map((X_IN_C) => ({ THREADS: DGMM_ROWS, COLS: DGMM_COLS, T, A_IN_C, X_IN_C }))),
);
export const dgmmKernel: Kernel = { name: 'dgmm', text: dgmm, variants: dgmmTunings };
