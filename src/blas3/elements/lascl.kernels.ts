// The scaling kernel as the host sees it.
import type { Kernel, Tuning } from '../../runtime/kernel.ts';
import { lascl } from './shaders.gen.ts';

/** Rows and columns per workgroup. */
export const LASCL_ROWS = 128;
export const LASCL_COLS = 4;

/** Indexed by half. */
export const lasclTunings: readonly Tuning[] = ['f32', 'f16'].map((T) => ({
  THREADS: LASCL_ROWS,
  COLS: LASCL_COLS,
  T,
}));
export const lasclKernel: Kernel = { name: 'lascl', text: lascl, variants: lasclTunings };
