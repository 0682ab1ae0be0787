import { DOUBLES, NUMBERS } from '../runtime/representation.js';
import { variants } from '../runtime/variants.js';
import { triangle_product, triangle_product_complex } from './shaders.gen.js';
/** Order of a tile. */
export const TRIANGLE_TILE = 64;
const tile = { TILE: TRIANGLE_TILE, GROUPS: 8 };
/** H200, 2026-11, n = 8192: the product alone takes 40 us in vectors, 61 us in single numbers; tiles of 128 take 52 us. */
export const triangleTunings = {
    wide: { ...tile, V: 'vec4f', WIDE: 1, PACKED: 0 },
    scalar: { ...tile, V: 'f32', WIDE: 0, PACKED: 0 },
    packed: { ...tile, V: 'f32', WIDE: 0, PACKED: 1 },
};
export const triangleProduct = {
    name: 'triangle_product',
    text: triangle_product,
    variants: Object.values(triangleTunings),
};
/** The same of complex numbers and of doubles: order of a tile, and the kernel. A workgroup has 16 KiB. */
const types = {
    c: { ...NUMBERS.c, TILE: 32 },
    d: { ...DOUBLES.d, TILE: 32 },
    z: { ...DOUBLES.z, TILE: 16 },
};
export const longTile = (type) => types[type].TILE;
export const longTriangles = variants({ types, flags: { PACKED: 2 }, always: { GROUPS: 8 } });
export const triangleProductComplex = {
    name: 'triangle_product_complex',
    text: triangle_product_complex,
    variants: longTriangles.all,
};
