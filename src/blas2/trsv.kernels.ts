// The substitution kernel as the host sees it.
import type { Kernel } from '../runtime/kernel.ts';
import { variants } from '../runtime/variants.ts';
import { trsv_block } from './shaders.gen.ts';

/** Order of the triangles that one workgroup solves. */
export const TRSV_NB = 256;
export const trsvVariants = variants({ flags: { UNIT: 2, BAND: 2 }, always: { NB: TRSV_NB, S: 16 } });
export const trsvBlock: Kernel = { name: 'trsv_block', text: trsv_block, variants: trsvVariants.all };
