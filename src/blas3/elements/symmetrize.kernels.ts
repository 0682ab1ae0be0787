// The kernel that mirrors a triangle, as the host sees it.
import type { ElementType } from '../../core/field.ts';
import type { Kernel } from '../../runtime/kernel.ts';
import { isPair, type Representations, TURNED_BITS } from '../../runtime/representation.ts';
import { variants } from '../../runtime/variants.ts';
import { symmetrize } from './shaders.gen.ts';

/** Rows and columns per workgroup, whose memory of 16 KiB holds one tile. */
const WIDE = { TILE: 32 };
const types = {
  h: { ...TURNED_BITS.h, ...WIDE },
  s: { ...TURNED_BITS.s, ...WIDE },
  c: { ...TURNED_BITS.c, ...WIDE },
  d: { ...TURNED_BITS.d, ...WIDE },
  z: { ...TURNED_BITS.z, TILE: 16 },
} satisfies Representations;
export const symmetrizeTile = (type: ElementType): number => types[type as keyof typeof types].TILE;

export const symmetrizeVariants = variants({
  types,
  flags: { CONJUGATE: 2 },
  always: { LINES: 8 },
  // Conjugates are known of pairs only.
  legal: (tuning) => tuning.CONJUGATE === 0 || isPair(tuning),
});
export const symmetrizeKernel: Kernel = { name: 'symmetrize', text: symmetrize, variants: symmetrizeVariants.all };
