// The kernel that writes a symmetric matrix out in full.
import type { Kernel, Tuning } from '../../runtime/kernel.ts';
import { sym_expand } from './shaders.gen.ts';

export const SYM_TILE = 32;
export const symExpandTuning: Tuning = { TILE: SYM_TILE, LINES: 8 };
export const symExpand: Kernel = { name: 'sym_expand', text: sym_expand, variants: [symExpandTuning] };
