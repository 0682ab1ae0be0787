// The check of a triangle's diagonal, as the host sees it.
import type { Kernel } from '../../runtime/kernel.ts';
import { BITS } from '../../runtime/representation.ts';
import { variants } from '../../runtime/variants.ts';
import { zero_diagonal } from './shaders.gen.ts';

export const zeroDiagonalVariants = variants({
  types: { s: BITS.s, c: BITS.c, d: { ...BITS.d, DOUBLE: 1 }, z: { ...BITS.z, DOUBLES: 1 } },
  always: { THREADS: 256 },
});
export const zeroDiagonal: Kernel = { name: 'zero_diagonal', text: zero_diagonal, variants: zeroDiagonalVariants.all };
