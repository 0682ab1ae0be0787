// The row-interchange kernel as the host sees it.
import type { Kernel, Tuning } from '../runtime/kernel.ts';
import { laswp } from '../runtime/kernels.gen.ts';

/** Interchanges per dispatch and columns per workgroup. */
export const LASWP_NP = 32;
export const LASWP_COLS = 4;

export const laswpTuning: Tuning = { NP: LASWP_NP, COLS: LASWP_COLS };
export const laswpKernel: Kernel = { name: 'laswp', text: laswp, variants: [laswpTuning] };
