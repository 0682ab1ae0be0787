// The kernel of QUANTIZE as the host sees it.
import type { Kernel } from '../../runtime/kernel.ts';
import { REALS } from '../../runtime/representation.ts';
import { variants } from '../../runtime/variants.ts';
import { quantize, quantize_words } from './shaders.gen.ts';

const THREADS = 256;
/** Words of bytes of a thread, where all of them are whole. */
const DEPTH = 4;
/** Those that a workgroup makes, one to a thread and several. */
export const QUANTIZED_WORDS = { quantize: THREADS, quantizeWords: THREADS * DEPTH } as const;

const BIT_TILES = [{ BITS: 4 }, { BITS: 8 }];

export const quantizeVariants = variants({
  types: REALS,
  tiles: BIT_TILES,
  always: { THREADS },
});
export const quantizeKernel: Kernel = { name: 'quantize', text: quantize, variants: quantizeVariants.all };

export const quantizeWordsVariants = variants({
  types: REALS,
  tiles: BIT_TILES,
  always: { THREADS, DEPTH },
});
export const quantizeWordsKernel: Kernel = {
  name: 'quantize_words',
  text: quantize_words,
  variants: quantizeWordsVariants.all,
};
