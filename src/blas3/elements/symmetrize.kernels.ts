// The kernel that mirrors a triangle, as the host sees it.
import type { Kernel, Tuning } from '../../runtime/kernel.ts';
import { symmetrize } from './shaders.gen.ts';

/** Rows and columns per workgroup. */
export const SYMMETRIZE_TILE = 32;

/** Indexed by half. */
export const symmetrizeTunings: readonly Tuning[] = ['u32', 'f16'].map((T) => ({ TILE: SYMMETRIZE_TILE, LINES: 8, T }));
export const symmetrizeKernel: Kernel = { name: 'symmetrize', text: symmetrize, variants: symmetrizeTunings };
