// The kernels of solutions by inverted blocks as the host sees them.
import type { Kernel, Tuning } from '../../runtime/kernel.ts';
import { inverse_block, inverse_rest } from './shaders.gen.ts';

/** Rows of the block, and of the rest, per workgroup. */
export const BLOCK_ROWS = 32;
export const REST_ROWS = 64;
export const inverseBlockTuning: Tuning = { ROWS: BLOCK_ROWS, DEPTH: 8 };
export const inverseRestTuning: Tuning = { DEPTH: 16 };
export const inverseBlock: Kernel = { name: 'inverse_block', text: inverse_block, variants: [inverseBlockTuning] };
export const inverseRest: Kernel = { name: 'inverse_rest', text: inverse_rest, variants: [inverseRestTuning] };
