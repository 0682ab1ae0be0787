import { SINGLES } from '../../runtime/representation.js';
import { variants } from '../../runtime/variants.js';
import { FLAGS, isProduct } from './gemmFlags.js';
import { hasRoom } from './gemmSlabs.js';
import { gemm_triangle, gemm_triangle_direct } from './shaders.gen.js';
/** Those of gemm's tiles that a triangle takes. */
const TILES = {
    huge: { BM: 256, BN: 128, BK: 16, TM: 16, TN: 8, KU: 16 },
    large: { BM: 128, BN: 128, BK: 8, TM: 8, TN: 8, KU: 8 },
    medium: { BM: 64, BN: 128, BK: 16, TM: 8, TN: 8, KU: 16 },
    middle: { BM: 64, BN: 64, BK: 16, TM: 4, TN: 8, KU: 16 },
    small: { BM: 32, BN: 32, BK: 16, TM: 4, TN: 4, KU: 16 },
    unaligned: { BM: 32, BN: 32, BK: 16, TM: 4, TN: 4, KU: 4 },
    // Of complex products only.
    pair: { BM: 128, BN: 128, BK: 16, TM: 16, TN: 8, KU: 8 },
};
/** Tiles of this size that meet the triangle or what is behind it. */
export const tilesOf = ({ n, rest, parts }, { BM, BN }) => {
    let count = 0;
    for (let col0 = 0; col0 < n; col0 += BN)
        count += Math.ceil((parts * (n + rest)) / BM) - Math.floor((parts * col0) / BM);
    return count;
};
/** Fewer tiles than this leave processors of a large GPU idle (132 of them on an H200). */
const FILLS = 128;
/** Deeper products of small triangles are cut into slices of their depth instead. */
const SHALLOW = 512;
/**
 * Products up to this depth mostly read and write C, for which larger tiles hold too few threads. Depth 256 on an H200, 2026-11, us with
 * huge, large, medium, middle, small tiles: order 3840 121, 109, 113, 106, 140; order 7936 with the first four 517, 436, 412, 409.
 */
const THIN = 256;
const { huge, large, medium, middle, small, unaligned, pair } = TILES;
const flags = { ...FLAGS, UPPER: 2 };
const guarded = { ...flags, EDGE: 2 };
const types = { s: SINGLES.s };
const complex = { c: SINGLES.c };
const legal = isProduct;
const triangles = {
    s: variants({ types, flags: guarded, tiles: [huge, large, medium, middle, small], legal }),
    c: variants({ types: complex, flags: guarded, tiles: [pair, middle, small], legal }),
};
const direct = {
    s: variants({ types, flags, tiles: [huge, large, medium, middle, unaligned], legal }),
    c: variants({ types: complex, flags, tiles: [middle, unaligned], legal }),
};
/** The parameter record of a variant. */
export const triangleTuning = (kernel, type, flags, tile) => kernel === gemmTriangle ? triangles[type].of(type, flags, tile) : direct[type].of(type, flags, tile);
export const gemmTriangle = {
    name: 'gemm_triangle',
    text: gemm_triangle,
    get variants() {
        return [...triangles.s.all, ...triangles.c.all];
    },
};
export const gemmTriangleDirect = {
    name: 'gemm_triangle_direct',
    text: gemm_triangle_direct,
    get variants() {
        return [...direct.s.all, ...direct.c.all];
    },
};
const fills = (p, tile) => tilesOf(p, tile) >= FILLS;
const usesOf = (kernel, name, allowed) => [
    {
        name: `${name}-middle`,
        choice: { kernel, tile: middle },
        fits: (p) => allowed(p) && fills(p, middle) && (p.k <= THIN || !fills(p, medium)),
        why: 'enough 64 x 64 tiles meet the triangle to fill the GPU, and the product is shallow or larger tiles are too few',
    },
    ...['huge', 'large', 'medium'].map((size) => ({
        name: `${name}-${size}`,
        choice: { kernel, tile: TILES[size] },
        fits: (p) => allowed(p) && fills(p, TILES[size]) && hasRoom(p.workgroupBytes, TILES[size]),
        why: `enough ${TILES[size].BM} x ${TILES[size].BN} tiles meet the triangle to fill the GPU`,
    })),
    {
        name: `${name}-small`,
        choice: { kernel, tile: kernel === gemmTriangle ? small : unaligned },
        fits: allowed,
        why: 'a small triangle',
    },
];
const complexUsesOf = (kernel, name, sizes, allowed) => [
    ...sizes.map((size) => ({
        name: `${name}-${size}`,
        choice: { kernel, tile: TILES[size] },
        fits: (p) => allowed(p) && fills(p, TILES[size]) && hasRoom(p.workgroupBytes, TILES[size]),
        why: `complex: enough tiles of ${TILES[size].BM} words by ${TILES[size].BN} meet the triangle to fill the GPU`,
    })),
    {
        name: `${name}-small`,
        choice: { kernel, tile: kernel === gemmTriangle ? small : unaligned },
        fits: allowed,
        why: 'a small triangle of a complex product',
    },
];
/** The first that fits; none of them, and the triangle is computed in square blocks. */
export const triangleRules = [
    {
        name: 'blocks',
        choice: undefined,
        fits: (p) => p.k > SHALLOW && !fills(p, p.parts === 1 ? medium : middle),
        why: 'a small triangle of a deep product',
    },
    ...usesOf(gemmTriangle, 'triangle', (p) => p.parts === 1 && p.aligned),
    ...usesOf(gemmTriangleDirect, 'triangle-direct', (p) => p.parts === 1),
    ...complexUsesOf(gemmTriangle, 'triangle-complex', ['pair', 'middle'], (p) => p.parts === 2 && p.aligned),
    ...complexUsesOf(gemmTriangleDirect, 'triangle-complex-direct', ['middle'], (p) => p.parts === 2),
];
