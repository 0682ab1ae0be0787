// The kernels that bring tridiagonal problems of a batch to a workspace and back, as the host sees them.
import type { Kernel } from '../../runtime/kernel.ts';
import { variants } from '../../runtime/variants.ts';
import { steqr_carry, steqr_gather, steqr_keep, steqr_scatter } from './shaders.gen.ts';

export const moveVariants = variants({ always: { THREADS: 64 }, flags: { LISTED: 2 } });
export const steqrGather: Kernel = { name: 'steqr_gather', text: steqr_gather, variants: moveVariants.all };
/** PAIRS: vectors as complex numbers. */
export const putVariants = variants({ always: { THREADS: 64 }, flags: { LISTED: 2, PAIRS: 2 } });
export const steqrScatter: Kernel = { name: 'steqr_scatter', text: steqr_scatter, variants: putVariants.all };
export const steqrKeep: Kernel = { name: 'steqr_keep', text: steqr_keep, variants: putVariants.all };

/** Numbers of a side that a workgroup computes. */
export const CARRY_TILE = 16;
export const carryVariants = variants({ always: { TILE: CARRY_TILE }, flags: { LISTED: 2, PAIRS: 2 } });
export const steqrCarry: Kernel = { name: 'steqr_carry', text: steqr_carry, variants: carryVariants.all };
