import { isPair, TURNED_BITS } from '../../runtime/representation.js';
import { variants } from '../../runtime/variants.js';
import { transpose_tiled } from './shaders.gen.js';
/** Rows and columns per workgroup, whose memory of 16 KiB holds one tile. */
const WIDE = { TILE: 32 };
const types = {
    h: { ...TURNED_BITS.h, ...WIDE },
    s: { ...TURNED_BITS.s, ...WIDE },
    i: { ...TURNED_BITS.i, ...WIDE },
    c: { ...TURNED_BITS.c, ...WIDE },
    d: { ...TURNED_BITS.d, ...WIDE },
    z: { ...TURNED_BITS.z, TILE: 16 },
};
export const transposeTile = (type) => types[type].TILE;
export const transposeVariants = variants({
    types,
    flags: { A_IN_B: 2, CONJUGATE: 2 },
    always: { LINES: 8 },
    // Conjugates are known of pairs only.
    legal: (tuning) => tuning.CONJUGATE === 0 || isPair(tuning),
});
export const transposeKernel = {
    name: 'transpose_tiled',
    text: transpose_tiled,
    variants: transposeVariants.all,
};
