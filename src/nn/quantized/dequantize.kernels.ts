// The kernel of DEQUANTIZE as the host sees it.
import type { Kernel } from '../../runtime/kernel.ts';
import { REALS } from '../../runtime/representation.ts';
import { variants } from '../../runtime/variants.ts';
import { dequantize, dequantize_fours } from './shaders.gen.ts';

const [THREADS, DEPTH] = [256, 4];
/** Numbers that a workgroup makes, one by one or in fours. */
export const DEQUANTIZED = THREADS * DEPTH;

/** Of both kernels. */
export const dequantizeVariants = variants({
  types: REALS,
  tiles: [{ BITS: 4 }, { BITS: 8 }],
  always: { THREADS, DEPTH },
});
export const dequantizeKernel: Kernel = { name: 'dequantize', text: dequantize, variants: dequantizeVariants.all };
export const dequantizeFoursKernel: Kernel = {
  name: 'dequantize_fours',
  text: dequantize_fours,
  variants: dequantizeVariants.all,
};
