// The kernels of pooling and its gradient as the host sees them.
import type { Kernel } from '../../runtime/kernel.ts';
import { REALS } from '../../runtime/representation.ts';
import { variants } from '../../runtime/variants.ts';
import { pool, pool_gradient } from './shaders.gen.ts';

/** Elements of a workgroup. */
export const POOL_THREADS = 256;

/** Of both kernels. */
export const poolVariants = variants({ types: REALS, flags: { KIND: 3 }, always: { THREADS: POOL_THREADS } });

export const poolKernel: Kernel = { name: 'pool', text: pool, variants: poolVariants.all };
export const poolGradient: Kernel = { name: 'pool_gradient', text: pool_gradient, variants: poolVariants.all };
