// The kernels of REQUANTIZE as the host sees them.
import type { Kernel } from '../../runtime/kernel.ts';
import { variants } from '../../runtime/variants.ts';
import { requantize, requantize_words } from './shaders.gen.ts';

const THREADS = 256;
/** Words of a thread, where all of them are whole. */
const DEPTH = 2;
/** Words of bytes that a workgroup makes, one to a thread and several. */
export const REQUANTIZED_WORDS = { requantize: THREADS, requantizeWords: THREADS * DEPTH } as const;

export const requantizedVariants = variants({ always: { THREADS } });
export const requantizeKernel: Kernel = { name: 'requantize', text: requantize, variants: requantizedVariants.all };

export const requantizedWordsVariants = variants({ always: { THREADS, DEPTH } });
export const requantizeWordsKernel: Kernel = {
  name: 'requantize_words',
  text: requantize_words,
  variants: requantizedWordsVariants.all,
};
