// The product of doubles in soft arithmetic as the host sees it.
import type { Kernel } from '../../runtime/kernel.ts';
import { DOUBLES } from '../../runtime/representation.ts';
import { variants } from '../../runtime/variants.ts';
import { gemm_soft } from './shaders.gen.ts';

/** Rows and columns per workgroup. */
export const SOFT_TILE = 16;

export const softVariants = variants({
  types: DOUBLES,
  flags: { A_IN_C: 2, B_IN_C: 2, ASKED: 2 },
  always: { TILE: SOFT_TILE },
});
export const gemmSoft: Kernel = { name: 'gemm_soft', text: gemm_soft, variants: softVariants.all };
