// The kernel that transposes a square matrix in place, as the host sees it.
import type { ElementType } from '../../core/field.ts';
import type { Kernel } from '../../runtime/kernel.ts';
import { BITS, type Representations } from '../../runtime/representation.ts';
import { variants } from '../../runtime/variants.ts';
import { transpose_square } from './shaders.gen.ts';

/** Rows and columns of a tile, of which two lie in a workgroup's memory of 16 KiB. */
const WIDE = { TILE: 32 };
const types = {
  h: { ...BITS.h, ...WIDE },
  s: { ...BITS.s, ...WIDE },
  i: { ...BITS.i, ...WIDE },
  c: { ...BITS.c, TILE: 16 },
} satisfies Representations;
export const transposeInplaceTile = (type: ElementType): number => types[type as keyof typeof types].TILE;

export const transposeInplaceVariants = variants({
  types,
  flags: { CONJUGATE: 2 },
  always: { LINES: 8 },
  // Conjugates are known of pairs only.
  legal: ({ T, CONJUGATE }) => CONJUGATE === 0 || T === BITS.c.T,
});
export const transposeInplaceKernel: Kernel = {
  name: 'transpose_square',
  text: transpose_square,
  variants: transposeInplaceVariants.all,
};
