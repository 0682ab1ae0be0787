// The kernels that bring tridiagonal problems of a batch to a workspace and back, as the host sees them.
import type { Kernel } from '../../runtime/kernel.ts';
import { variants } from '../../runtime/variants.ts';
import { steqr_gather, steqr_scatter } from './shaders.gen.ts';

export const moveVariants = variants({ always: { THREADS: 64 }, flags: { LISTED: 2 } });
export const steqrGather: Kernel = { name: 'steqr_gather', text: steqr_gather, variants: moveVariants.all };
/** PAIRS: vectors as complex numbers. */
export const putVariants = variants({ always: { THREADS: 64 }, flags: { LISTED: 2, PAIRS: 2 } });
export const steqrScatter: Kernel = { name: 'steqr_scatter', text: steqr_scatter, variants: putVariants.all };
