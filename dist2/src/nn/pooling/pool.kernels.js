import { REALS } from '../../runtime/representation.js';
import { variants } from '../../runtime/variants.js';
import { pool, pool_gradient } from './shaders.gen.js';
/** Elements of a workgroup. */
export const POOL_THREADS = 256;
/** Of both kernels. */
export const poolVariants = variants({ types: REALS, flags: { KIND: 3 }, always: { THREADS: POOL_THREADS } });
export const poolKernel = { name: 'pool', text: pool, variants: poolVariants.all };
export const poolGradient = { name: 'pool_gradient', text: pool_gradient, variants: poolVariants.all };
