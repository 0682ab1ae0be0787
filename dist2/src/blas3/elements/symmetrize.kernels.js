import { isPair, TURNED_BITS } from '../../runtime/representation.js';
import { variants } from '../../runtime/variants.js';
import { symmetrize } from './shaders.gen.js';
/** Rows and columns per workgroup, whose memory of 16 KiB holds one tile. */
const WIDE = { TILE: 32 };
const types = {
    h: { ...TURNED_BITS.h, ...WIDE },
    s: { ...TURNED_BITS.s, ...WIDE },
    c: { ...TURNED_BITS.c, ...WIDE },
    d: { ...TURNED_BITS.d, ...WIDE },
    z: { ...TURNED_BITS.z, TILE: 16 },
};
export const symmetrizeTile = (type) => types[type].TILE;
export const symmetrizeVariants = variants({
    types,
    flags: { CONJUGATE: 2 },
    always: { LINES: 8 },
    // Conjugates are known of pairs only.
    legal: (tuning) => tuning.CONJUGATE === 0 || isPair(tuning),
});
export const symmetrizeKernel = { name: 'symmetrize', text: symmetrize, variants: symmetrizeVariants.all };
