// The transposition kernel as the host sees it.
import type { Kernel } from '../../runtime/kernel.ts';
import { BITS } from '../../runtime/representation.ts';
import { variants } from '../../runtime/variants.ts';
import { transpose_tiled } from './shaders.gen.ts';

/** Rows and columns per workgroup. */
export const TRANSPOSE_TILE = 32;

export const transposeVariants = variants({
  types: BITS,
  flags: { A_IN_B: 2, CONJUGATE: 2 },
  always: { TILE: TRANSPOSE_TILE, LINES: 8 },
  legal: ({ T, CONJUGATE }) => CONJUGATE === 0 || T === BITS.c.T,
});
export const transposeKernel: Kernel = {
  name: 'transpose_tiled',
  text: transpose_tiled,
  variants: transposeVariants.all,
};
