import { DOUBLES, NUMBERS } from '../runtime/representation.js';
import { variants } from '../runtime/variants.js';
import { trsv_block } from './shaders.gen.js';
/** Order of the triangles that one workgroup solves. */
export const TRSV_NB = 256;
/** A step of complex numbers has half as many rows: so many registers. Of doubles few: so long is the text of their arithmetic. */
const types = {
    s: { ...NUMBERS.s, S: 16 },
    c: { ...NUMBERS.c, S: 8 },
    d: { ...DOUBLES.d, S: 4 },
    z: { ...DOUBLES.z, S: 4 },
};
export const trsvVariants = variants({
    types,
    flags: { UNIT: 2, BAND: 2, CONJ: 2 },
    always: { NB: TRSV_NB },
    legal: ({ COMPLEX, CONJ }) => COMPLEX === 1 || CONJ === 0,
});
export const trsvBlock = { name: 'trsv_block', text: trsv_block, variants: trsvVariants.all };
