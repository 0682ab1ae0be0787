// The kernel that factors a block of doubles on the diagonal, as the host sees it.
import type { Kernel, Tuning } from '../../runtime/kernel.ts';
import { potf2_double } from './shaders.gen.ts';

/** Order of the largest block. */
export const POTF2_ORDER = 32;
export const potf2Tuning: Tuning = { NB: POTF2_ORDER, THREADS: 256 };
export const potf2Double: Kernel = { name: 'potf2_double', text: potf2_double, variants: [potf2Tuning] };
