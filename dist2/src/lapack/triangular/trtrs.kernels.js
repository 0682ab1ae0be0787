import { BITS } from '../../runtime/representation.js';
import { variants } from '../../runtime/variants.js';
import { zero_diagonal } from './shaders.gen.js';
export const zeroDiagonalVariants = variants({
    types: { s: BITS.s, c: BITS.c, d: { ...BITS.d, DOUBLE: 1 }, z: { ...BITS.z, DOUBLES: 1 } },
    always: { THREADS: 256 },
});
export const zeroDiagonal = { name: 'zero_diagonal', text: zero_diagonal, variants: zeroDiagonalVariants.all };
