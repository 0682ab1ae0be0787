// The kernel that transposes a square matrix in place, as the host sees it.
import type { ElementType } from '../../core/field.ts';
import type { Kernel } from '../../runtime/kernel.ts';
import { isPair, type Representations, TURNED_BITS } from '../../runtime/representation.ts';
import { variants } from '../../runtime/variants.ts';
import { transpose_square } from './shaders.gen.ts';

/** Rows and columns of a tile, of which two lie in a workgroup's memory of 16 KiB. */
const WIDE = { TILE: 32 };
const types = {
  h: { ...TURNED_BITS.h, ...WIDE },
  s: { ...TURNED_BITS.s, ...WIDE },
  i: { ...TURNED_BITS.i, ...WIDE },
  c: { ...TURNED_BITS.c, TILE: 16 },
  d: { ...TURNED_BITS.d, TILE: 16 },
  z: { ...TURNED_BITS.z, TILE: 16 },
} satisfies Representations;
export const transposeInplaceTile = (type: ElementType): number => types[type as keyof typeof types].TILE;

export const transposeInplaceVariants = variants({
  types,
  flags: { CONJUGATE: 2 },
  always: { LINES: 8 },
  // Conjugates are known of pairs only.
  legal: (tuning) => tuning.CONJUGATE === 0 || isPair(tuning),
});
export const transposeInplaceKernel: Kernel = {
  name: 'transpose_square',
  text: transpose_square,
  variants: transposeInplaceVariants.all,
};
