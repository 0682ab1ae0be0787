// The kernel of REQUANTIZE as the host sees it.
import type { Kernel } from '../../runtime/kernel.ts';
import { variants } from '../../runtime/variants.ts';
import { requantize } from './shaders.gen.ts';

/** Words of bytes that a workgroup makes. */
export const REQUANTIZED_WORDS = 256;

export const requantizedVariants = variants({ always: { THREADS: REQUANTIZED_WORDS } });
export const requantizeKernel: Kernel = { name: 'requantize', text: requantize, variants: requantizedVariants.all };
