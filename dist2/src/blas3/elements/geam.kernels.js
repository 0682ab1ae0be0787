import { DOUBLES, NUMBERS } from '../../runtime/representation.js';
import { variants } from '../../runtime/variants.js';
import { geam_tiled } from './shaders.gen.js';
/** Rows and columns per workgroup: two tiles lie in its memory of 16 KiB. */
const WIDE = { TILE: 32 };
const types = {
    h: { ...NUMBERS.h, ...WIDE },
    s: { ...NUMBERS.s, ...WIDE },
    c: { ...NUMBERS.c, TILE: 16 },
    d: { ...DOUBLES.d, TILE: 16 },
    z: { ...DOUBLES.z, TILE: 16 },
};
export const geamTile = (type) => types[type].TILE;
export const geamVariants = variants({
    types,
    flags: { A_IN_C: 2, B_IN_C: 2 },
    always: { LINES: 8 },
});
export const geamKernel = { name: 'geam_tiled', text: geam_tiled, variants: geamVariants.all };
