// The kernel that mirrors a triangle, as the host sees it.
import type { Kernel } from '../../runtime/kernel.ts';
import { BITS } from '../../runtime/representation.ts';
import { variants } from '../../runtime/variants.ts';
import { symmetrize } from './shaders.gen.ts';

/** Rows and columns per workgroup. */
export const SYMMETRIZE_TILE = 32;

export const symmetrizeVariants = variants({
  types: BITS,
  flags: { CONJUGATE: 2 },
  always: { TILE: SYMMETRIZE_TILE, LINES: 8 },
  // Conjugates are known of pairs only.
  legal: ({ T, CONJUGATE }) => CONJUGATE === 0 || T === BITS.c.T,
});
export const symmetrizeKernel: Kernel = { name: 'symmetrize', text: symmetrize, variants: symmetrizeVariants.all };
