// The kernels of the determinants of a batch as the host sees them.
import { variants } from '../../runtime/variants.js';
import { slogdet_batched, slogdet_complex } from './shaders.gen.js';
export const SLOGDET_THREADS = 64;
/** With and without the determinants themselves. */
export const slogdetVariants = variants({ always: { THREADS: SLOGDET_THREADS }, flags: { DET: 2 } });
export const slogdetBatched = { name: 'slogdet_batched', text: slogdet_batched, variants: slogdetVariants.all };
export const slogdetComplex = { name: 'slogdet_complex', text: slogdet_complex, variants: slogdetVariants.all };
