// The kernel of QUANTIZE as the host sees it.
import type { Kernel } from '../../runtime/kernel.ts';
import { REALS } from '../../runtime/representation.ts';
import { variants } from '../../runtime/variants.ts';
import { quantize } from './shaders.gen.ts';

const THREADS = 256;
/** Words of bytes that a workgroup makes. */
export const QUANTIZED_WORDS = THREADS;

export const quantizeVariants = variants({
  types: REALS,
  tiles: [{ BITS: 4 }, { BITS: 8 }],
  always: { THREADS },
});
export const quantizeKernel: Kernel = { name: 'quantize', text: quantize, variants: quantizeVariants.all };
