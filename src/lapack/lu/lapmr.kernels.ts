// The kernels of a permutation of rows as the host sees them.
import type { Kernel, Tuning } from '../../runtime/kernel.ts';
import { BITS } from '../../runtime/representation.ts';
import { variants } from '../../runtime/variants.ts';
import { lapmr, laswp_sources } from './shaders.gen.ts';

export const SOURCES_THREADS = 256;
export const sourcesTuning: Tuning = { THREADS: SOURCES_THREADS };
export const laswpSources: Kernel = { name: 'laswp_sources', text: laswp_sources, variants: [sourcesTuning] };

export const LAPMR_THREADS = 256;
export const LAPMR_COLS = 8;
export const lapmrVariants = variants({
  types: { s: BITS.s, c: BITS.c, d: BITS.d, z: BITS.z },
  always: { THREADS: LAPMR_THREADS, COLS: LAPMR_COLS },
});
export const lapmrKernel: Kernel = { name: 'lapmr', text: lapmr, variants: lapmrVariants.all };
