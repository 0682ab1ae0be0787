// The kernel that fills a matrix, as the host sees it.
import type { Kernel, Tuning } from '../../runtime/kernel.ts';
import { laset } from '../../runtime/kernels.gen.ts';

/** Rows and columns per workgroup. */
export const LASET_ROWS = 128;
export const LASET_COLS = 4;

/** Indexed by half. */
export const lasetTunings: readonly Tuning[] = ['f32', 'f16'].map((T) => ({
  THREADS: LASET_ROWS,
  COLS: LASET_COLS,
  T,
}));
export const lasetKernel: Kernel = { name: 'laset', text: laset, variants: lasetTunings };
