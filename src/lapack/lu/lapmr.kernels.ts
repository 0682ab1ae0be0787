// The kernels of a permutation of rows as the host sees them.
import type { Kernel, Tuning } from '../../runtime/kernel.ts';
import { lapmr, laswp_sources } from '../../runtime/kernels.gen.ts';

export const SOURCES_THREADS = 256;
export const sourcesTuning: Tuning = { THREADS: SOURCES_THREADS };
export const laswpSources: Kernel = { name: 'laswp_sources', text: laswp_sources, variants: [sourcesTuning] };

export const LAPMR_THREADS = 256;
export const LAPMR_COLS = 8;
export const lapmrTuning: Tuning = { THREADS: LAPMR_THREADS, COLS: LAPMR_COLS };
export const lapmrKernel: Kernel = { name: 'lapmr', text: lapmr, variants: [lapmrTuning] };
