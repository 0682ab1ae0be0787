import { REALS } from '../../runtime/representation.js';
import { variants } from '../../runtime/variants.js';
import { quantize } from './shaders.gen.js';
const THREADS = 256;
/** Words of bytes that a workgroup makes. */
export const QUANTIZED_WORDS = THREADS;
export const quantizeVariants = variants({
    types: REALS,
    tiles: [{ BITS: 4 }, { BITS: 8 }],
    always: { THREADS },
});
export const quantizeKernel = { name: 'quantize', text: quantize, variants: quantizeVariants.all };
