import { variants } from '../../runtime/variants.js';
import { steqr_carry, steqr_gather, steqr_keep, steqr_scatter } from './shaders.gen.js';
export const moveVariants = variants({ always: { THREADS: 64 }, flags: { LISTED: 2 } });
export const steqrGather = { name: 'steqr_gather', text: steqr_gather, variants: moveVariants.all };
/** PAIRS: vectors as complex numbers. */
export const putVariants = variants({ always: { THREADS: 64 }, flags: { LISTED: 2, PAIRS: 2 } });
export const steqrScatter = { name: 'steqr_scatter', text: steqr_scatter, variants: putVariants.all };
export const steqrKeep = { name: 'steqr_keep', text: steqr_keep, variants: putVariants.all };
/** Numbers of a side that a workgroup computes. */
export const CARRY_TILE = 16;
export const carryVariants = variants({ always: { TILE: CARRY_TILE }, flags: { LISTED: 2, PAIRS: 2 } });
export const steqrCarry = { name: 'steqr_carry', text: steqr_carry, variants: carryVariants.all };
