// The kernel that transposes a square matrix in place, as the host sees it.
import type { Kernel } from '../../runtime/kernel.ts';
import { BITS } from '../../runtime/representation.ts';
import { variants } from '../../runtime/variants.ts';
import { transpose_square } from './shaders.gen.ts';

/** Rows and columns per workgroup. */
export const TRANSPOSE_INPLACE_TILE = 32;

export const transposeInplaceVariants = variants({
  types: BITS,
  always: { TILE: TRANSPOSE_INPLACE_TILE, LINES: 8 },
});
export const transposeInplaceKernel: Kernel = {
  name: 'transpose_square',
  text: transpose_square,
  variants: transposeInplaceVariants.all,
};
