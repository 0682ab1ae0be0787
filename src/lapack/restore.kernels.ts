// The conditional copy that puts back what a routine has overwritten in vain.
import type { Kernel } from '../runtime/kernel.ts';
import { BITS } from '../runtime/representation.ts';
import { variants } from '../runtime/variants.ts';
import { lacpy_if } from './shaders.gen.ts';

export const LACPY_IF_THREADS = 256;
export const lacpyIfVariants = variants({
  types: { s: BITS.s, c: BITS.c, d: BITS.d, z: BITS.z },
  always: { THREADS: LACPY_IF_THREADS },
});
export const lacpyIf: Kernel = { name: 'lacpy_if', text: lacpy_if, variants: lacpyIfVariants.all };
