import { REALS } from '../../runtime/representation.js';
import { variants } from '../../runtime/variants.js';
import { dequantize } from './shaders.gen.js';
const [THREADS, DEPTH] = [256, 4];
/** Numbers that a workgroup makes. */
export const DEQUANTIZED_NUMBERS = THREADS * DEPTH;
export const dequantizeVariants = variants({
    types: REALS,
    tiles: [{ BITS: 4 }, { BITS: 8 }],
    always: { THREADS, DEPTH },
});
export const dequantizeKernel = { name: 'dequantize', text: dequantize, variants: dequantizeVariants.all };
