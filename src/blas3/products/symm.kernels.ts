// The kernel that writes a symmetric or Hermitian matrix out in full.
import type { Kernel } from '../../runtime/kernel.ts';
import { SINGLES } from '../../runtime/representation.ts';
import { variants } from '../../runtime/variants.ts';
import { sym_expand } from './shaders.gen.ts';

export const SYM_TILE = 32;
export const symExpandVariants = variants({
  types: SINGLES,
  flags: { HERMITIAN: 2 },
  always: { TILE: SYM_TILE, LINES: 8 },
  // Of real numbers there are no conjugates.
  legal: ({ HERMITIAN, COMPLEX }) => HERMITIAN === 0 || COMPLEX === 1,
});
export const symExpand: Kernel = { name: 'sym_expand', text: sym_expand, variants: symExpandVariants.all };
