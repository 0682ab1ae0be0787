import { isPair, TURNED_BITS } from '../../runtime/representation.js';
import { variants } from '../../runtime/variants.js';
import { transpose_square } from './shaders.gen.js';
/** Rows and columns of a tile, of which two lie in a workgroup's memory of 16 KiB. */
const WIDE = { TILE: 32 };
const types = {
    h: { ...TURNED_BITS.h, ...WIDE },
    s: { ...TURNED_BITS.s, ...WIDE },
    i: { ...TURNED_BITS.i, ...WIDE },
    c: { ...TURNED_BITS.c, TILE: 16 },
    d: { ...TURNED_BITS.d, TILE: 16 },
    z: { ...TURNED_BITS.z, TILE: 16 },
};
export const transposeInplaceTile = (type) => types[type].TILE;
export const transposeInplaceVariants = variants({
    types,
    flags: { CONJUGATE: 2 },
    always: { LINES: 8 },
    // Conjugates are known of pairs only.
    legal: (tuning) => tuning.CONJUGATE === 0 || isPair(tuning),
});
export const transposeInplaceKernel = {
    name: 'transpose_square',
    text: transpose_square,
    variants: transposeInplaceVariants.all,
};
