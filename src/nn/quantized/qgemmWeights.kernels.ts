// The kernel of QGEMMWEIGHTS besides its product as the host sees it.
import type { Kernel } from '../../runtime/kernel.ts';
import { REALS } from '../../runtime/representation.ts';
import { variants } from '../../runtime/variants.ts';
import { dequantize_groups } from './shaders.gen.ts';

const FOUR = { BITS: 4 } as const;
const EIGHT = { BITS: 8 } as const;
export const bitsTile = { '4': FOUR, '8': EIGHT } as const;

const [THREADS, DEPTH] = [256, 4];
/** Numbers of a workgroup. */
export const DEQUANTIZED = THREADS * DEPTH;

export const dequantizeVariants = variants({ types: REALS, tiles: [FOUR, EIGHT], always: { THREADS, DEPTH } });
export const dequantizeGroups: Kernel = {
  name: 'dequantize_groups',
  text: dequantize_groups,
  variants: dequantizeVariants.all,
};
