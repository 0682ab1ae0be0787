import { BITS } from '../runtime/representation.js';
import { variants } from '../runtime/variants.js';
import { lacpy_if } from './shaders.gen.js';
export const LACPY_IF_THREADS = 256;
export const lacpyIfVariants = variants({
    types: { s: BITS.s, c: BITS.c, d: BITS.d, z: BITS.z },
    always: { THREADS: LACPY_IF_THREADS },
});
export const lacpyIf = { name: 'lacpy_if', text: lacpy_if, variants: lacpyIfVariants.all };
