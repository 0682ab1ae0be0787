import { BITS } from '../../runtime/representation.js';
import { variants } from '../../runtime/variants.js';
import { lapmr, laswp_sources } from './shaders.gen.js';
export const SOURCES_THREADS = 256;
export const sourcesTuning = { THREADS: SOURCES_THREADS };
export const laswpSources = { name: 'laswp_sources', text: laswp_sources, variants: [sourcesTuning] };
export const LAPMR_THREADS = 256;
export const LAPMR_COLS = 8;
export const lapmrVariants = variants({
    types: { s: BITS.s, c: BITS.c, d: BITS.d, z: BITS.z },
    always: { THREADS: LAPMR_THREADS, COLS: LAPMR_COLS },
});
export const lapmrKernel = { name: 'lapmr', text: lapmr, variants: lapmrVariants.all };
