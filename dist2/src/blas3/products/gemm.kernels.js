import { NUMBERS, REALS } from '../../runtime/representation.js';
import { variants } from '../../runtime/variants.js';
import { fusedSamples } from './gemmEpilogue.js';
import { FLAGS, INTO_SINGLES, isIntoSingles, isProduct } from './gemmFlags.js';
import { bestSlices, paddedTime } from './gemmModel.js';
import { hasRoom } from './gemmSlabs.js';
import { bestOf, bestPairOf, COSTS, KIND, PAIR_COSTS, TILES, } from './gemmTiles.js';
import { gemm_direct, gemm_shifted, gemm_tiled } from './shaders.gen.js';
const { tall, long, tallLight, longLight, pair, ...rest } = TILES;
const { unaligned, ...aligned } = rest;
const { slim, lean48, low48, lean, low, ...undirected } = rest;
/** Tiles for products that overwrite a factor. */
const covering = [tall, long, tallLight, longLight];
const tiled = {
    same: variants({
        types: NUMBERS,
        flags: { ...FLAGS, EDGE: 2 },
        tiles: [...Object.values(aligned), ...covering],
        legal: isProduct,
    }),
    intoSingles: variants({
        types: INTO_SINGLES,
        flags: { ...FLAGS, EDGE: 2 },
        tiles: Object.values(aligned),
        legal: isIntoSingles,
    }),
};
const ofPairs = variants({ types: { c: NUMBERS.c }, flags: { ...FLAGS, EDGE: 2 }, tiles: [pair], legal: isProduct });
const direct = {
    same: variants({
        types: NUMBERS,
        flags: FLAGS,
        tiles: [...Object.values(undirected), ...covering],
        legal: isProduct,
    }),
    intoSingles: variants({
        types: INTO_SINGLES,
        flags: FLAGS,
        tiles: Object.values(undirected),
        legal: isIntoSingles,
    }),
};
const SHIFTS = { TRANS_A: 2, TRANS_B: 2 };
const shifted = {
    same: variants({ types: REALS, flags: SHIFTS, tiles: Object.values(aligned) }),
    intoSingles: variants({ types: INTO_SINGLES, flags: SHIFTS, tiles: Object.values(aligned) }),
};
/** The parameter record of a variant, of A and B of one type; C has it too, or is in singles. */
export function gemmTuning(kernel, tile, flags, A, C) {
    if (tile === pair)
        return ofPairs.of(A, flags, pair);
    const { same, intoSingles } = kernel === gemmDirect ? direct : kernel === gemmShifted ? shifted : tiled;
    return (A === 'h' && C !== 'h' ? intoSingles : same).of(A, flags, tile);
}
/** With an epilogue one tile stands for all: the epilogue does not depend on it. */
const fusedVariants = (kernel) => ['s', 'h'].flatMap((type) => {
    const flags = { TRANS_A: 0, TRANS_B: 1, CONJ_A: 0, CONJ_B: 0, EDGE: 1, A_IN_C: 0, B_IN_C: 0 };
    return fusedSamples(gemmTuning(kernel, TILES.small, flags, type, type));
});
export const gemmTiled = {
    name: 'gemm_tiled',
    text: gemm_tiled,
    get variants() {
        return [...tiled.same.all, ...tiled.intoSingles.all, ...ofPairs.all, ...fusedVariants(gemmTiled)];
    },
};
export const gemmDirect = {
    name: 'gemm_direct',
    text: gemm_direct,
    get variants() {
        return [...direct.same.all, ...direct.intoSingles.all, ...fusedVariants(gemmDirect)];
    },
};
export const gemmShifted = {
    name: 'gemm_shifted',
    text: gemm_shifted,
    get variants() {
        return [...shifted.same.all, ...shifted.intoSingles.all, ...fusedVariants(gemmShifted)];
    },
};
/** Tiles that a launch with this tile makes: enough of them must exist to fill the GPU. */
const tiles = (p, t) => Math.ceil(p.m / t.BM) * Math.ceil(p.n / t.BN) * p.batch;
/** Fewer tiles than this leave processors of a large GPU idle (132 of them on an H200). */
const FILLS = 128;
/** Results that a launch with this tile computes, padding included. */
const padded = (p, t) => Math.ceil(p.m / t.BM) * t.BM * Math.ceil(p.n / t.BN) * t.BN;
/** A batch fills the GPU with tiles of any size: a large one must not be padding for the most part. */
const fills = (p, t) => tiles(p, t) >= FILLS && (p.batch === 1 || padded(p, t) <= 1.25 * padded(p, TILES.small));
/** Threads that hide the latency of memory on a large GPU: 256 on each of 128 processors. */
const BUSY = 32768;
/** Slabs that a slice of the depth has at least, so that its first loads and its sum are a small part of it. */
const LEAST_SLABS = 8;
const modelled = new Map([
    [TILES.pair, PAIR_COSTS.pair],
    ...Object.keys(COSTS).map((size) => [TILES[size], COSTS[size]]),
    [TILES.unaligned, COSTS.small],
]);
/** How the depth is cut with this tile. */
export function slicesOf(p, tile, wanted) {
    const slabs = Math.ceil(p.k / tile.BK);
    const cost = modelled.get(tile);
    let each;
    if (wanted !== undefined)
        each = Math.ceil(slabs / wanted);
    else if (cost !== undefined)
        each = Math.ceil(slabs / bestSlices(p, cost, KIND, '').slices);
    else {
        const threads = (tile.BM / tile.TM) * (tile.BN / tile.TN);
        each = Math.max(LEAST_SLABS, Math.ceil(slabs / Math.ceil(BUSY / (threads * tiles(p, tile)))));
    }
    each = Math.max(1, each);
    return { slices: Math.max(1, Math.ceil(slabs / each)), depth: each * tile.BK };
}
/** H200, 2026-11, m x 4096 x 4096: 0.050 ms at m = 16 in two tiles of 8 rows, 0.095 in tiles of 32. */
const THIN = 16;
const isThin = (short, long) => short <= 8 || (short <= THIN && long >= 64);
/**
 * Shallower products only write C, for which larger tiles hold too few threads: 4096 x 4096 x 16 takes 0.054 ms with huge tiles, 0.039 with
 * large.
 */
const DEEP = 128;
/**
 * Shallow products mostly read and write C, during which larger tiles leave a processor idle. H200, 2026-11, C updated, us with huge,
 * large, medium, middle tiles: n = 3584, k = 128 130, 110, 118, 102; k = 256 197, 180, 186, 174; k = 512 330, 321, 323, 329. n = 1792, k =
 * 512 with large and medium: 103, 81.5. TFLOP/s at n = 15872: k = 256 34.9, 42.1, 42.5, 40.9; k = 512 28.5, 44.6, 45.0, 41.8; k = 1024
 * 45.5, 46.0, 46.1, 42.5.
 */
const LEAST_DEPTH = 32;
const isBetween = (p, deepest) => p.batch === 1 && p.k >= LEAST_DEPTH && p.k <= deepest;
const isMany = (p) => {
    const count = tiles(p, TILES.middle);
    return isBetween(p, 256) && count >= 16 * FILLS && count < 64 * FILLS;
};
const isShallow = (p) => fills(p, TILES.medium) && isBetween(p, tiles(p, TILES.medium) >= 64 * FILLS ? 1024 : 512);
const USES = [
    { size: 'narrow', why: 'n <= 8', fits: (p) => p.n <= 8 },
    { size: 'flat', why: 'm <= 8', fits: (p) => p.m <= 8 },
    // H200, 2026-11: 10000 products of order 64 take 0.152 ms with it, 0.204 with 32 x 32.
    {
        size: 'middle',
        why: 'many 64 x 64 tiles of a shallow product, or a batch with enough of them that are hardly padding',
        fits: (p) => isMany(p) || (p.batch > 1 && !fills(p, TILES.medium) && fills(p, TILES.middle)),
    },
    {
        size: 'huge',
        why: 'enough 256 x 128 tiles to fill the GPU',
        fits: (p) => p.k >= DEEP && !isShallow(p) && fills(p, TILES.huge) && hasRoom(p.workgroupBytes, TILES.huge),
    },
    { size: 'large', why: 'enough 128 x 128 tiles to fill the GPU', fits: (p) => !isShallow(p) && fills(p, TILES.large) },
    { size: 'medium', why: 'enough 64 x 128 tiles to fill the GPU', fits: (p) => fills(p, TILES.medium) },
    { size: 'small', why: 'small', fits: () => true },
];
const MODELLED = Object.keys(COSTS);
const PAIRS = Object.keys(PAIR_COSTS);
/** The tile for a product and whether its depth is cut into slices, with these sizes of tiles. */
function wayOf(p, sizes) {
    if (p.batch === 1 && p.k > 0) {
        for (const [size, short, long] of [['narrow', p.n, p.m], ['flat', p.m, p.n]]) {
            const isSliced = slicesOf(p, TILES[size]).slices > 1;
            if (isThin(short, long) && (isSliced || short <= 8))
                return { size, sliced: isSliced };
        }
        const best = (p.parts === 2 ? bestPairOf : bestOf)(p, sizes, p.workgroupBytes);
        if (best !== undefined)
            return { size: best.name, sliced: best.slices > 1 };
    }
    return { size: USES.find(({ fits }) => fits(p)).size, sliced: false };
}
/** The rules of a kernel ask for the same of one problem after another. */
const lastOf = (of) => {
    let [last, found] = [undefined, undefined];
    return (p) => {
        if (p !== last)
            [last, found] = [p, of(p)];
        return found;
    };
};
/** A kernel's rules, one for each size of tiles, with slices and without. */
function rulesOf(kernel, name, sizes, condition, isFor) {
    const way = lastOf((p) => wayOf(p, sizes));
    return sizes.flatMap((size) => [true, false].map((sliced) => ({
        name: `${name}-${size}${sliced ? '-slices' : ''}`,
        choice: {
            kernel,
            tile: kernel === gemmDirect && size === 'small' ? TILES.unaligned : TILES[size],
            ...(sliced ? { via: 'slices' } : {}),
        },
        fits: (p) => isFor(p) && way(p).size === size && way(p).sliced === sliced,
        why: `${condition}, ${TILES[size].BM} x ${TILES[size].BN} tiles${sliced ? ' and slices of k' : ''} predicted to be fastest`,
    })));
}
/** The last rule is taken where none fits. */
const SIZES = ['narrow', 'flat', ...[...MODELLED].reverse()];
const tiledRules = rulesOf(gemmTiled, 'tiled', SIZES, 'aligned', (p) => p.aligned);
const complexRules = rulesOf(gemmTiled, 'complex', ['narrow', 'flat', ...[...PAIRS].reverse()], 'complex, aligned', (p) => p.aligned);
/** A depth whose products are worth more than the copies of the factors and, unless the kernel can write C itself, of the product. */
const PADDED_DEPTH = 256;
/** Thinner products would be padding for the most part. */
const LEAST_PADDED = 256;
// H200, 2026-11, TFLOP/s: 42.4 at n = 4097 (direct-huge 34, aligned sizes 47), 22.8 at n = 1025 (direct-medium 13, n = 1024 35).
const paddedRules = ['huge', 'large', 'medium'].map((size) => ({
    name: `padded-${size}`,
    choice: { kernel: gemmTiled, tile: TILES[size], via: 'padded' },
    fits: (p) => p.batch === 1 &&
        Math.min(p.m, p.n) >= LEAST_PADDED &&
        fills(p, TILES[size]) &&
        (size !== 'huge' || (p.k >= DEEP && hasRoom(p.workgroupBytes, TILES.huge))) &&
        (p.k >= PADDED_DEPTH || isWhole(p, TILES[size])),
    why: 'not aligned to 4 elements: factors copied into whole tiles',
}));
/** Whether a product of whole tiles can be written to C as it lies. */
const isWhole = ({ m, n, alignedC }, { BM, BN }) => alignedC === true && m % BM === 0 && n % BN === 0;
/** Whether copies pay beside vectors that are shifted while they are loaded: in large products, whose tiles then guard no edges. */
const pads = lastOf((p) => {
    const rule = paddedRules.find(({ fits }) => fits(p));
    if (rule === undefined)
        return false;
    const { tile } = rule.choice;
    const shifted = bestOf(p, SIZES)?.time ?? 0;
    return paddedTime(p, modelled.get(tile), KIND, isWhole(p, tile)) < shifted;
});
const shiftedRules = rulesOf(gemmShifted, 'shifted', SIZES, 'not aligned to 4 elements', (p) => p.shifts === true && p.k > 0 && p.over === undefined && !pads(p));
const directRules = rulesOf(gemmDirect, 'direct', SIZES.filter((size) => size in undirected), 'not aligned to 4 elements', () => true);
const overwriting = (kernel, name, over, why, fits) => ({
    name: `${kernel === gemmTiled ? 'tiled' : 'direct'}-${name}`,
    choice: { kernel, tile: TILES[name] },
    fits: (p) => p.over === over && fits(p) && hasRoom(p.workgroupBytes, TILES[name]),
    why: `${why}, C overwrites ${over}`,
});
export const gemmRules = [
    overwriting(gemmTiled, 'tall', 'B', 'aligned', (p) => p.aligned),
    overwriting(gemmTiled, 'long', 'A', 'aligned', (p) => p.aligned),
    overwriting(gemmTiled, 'tallLight', 'B', 'aligned, little workgroup memory', (p) => p.aligned),
    overwriting(gemmTiled, 'longLight', 'A', 'aligned, little workgroup memory', (p) => p.aligned),
    overwriting(gemmDirect, 'tall', 'B', 'not aligned to 4 elements', () => true),
    overwriting(gemmDirect, 'long', 'A', 'not aligned to 4 elements', () => true),
    overwriting(gemmDirect, 'tallLight', 'B', 'not aligned to 4 elements, little workgroup memory', () => true),
    overwriting(gemmDirect, 'longLight', 'A', 'not aligned to 4 elements, little workgroup memory', () => true),
    ...tiledRules,
    ...shiftedRules,
    ...paddedRules,
    ...directRules,
];
/** Of complex products. */
export const complexGemmRules = [
    ...gemmRules.filter(({ choice }) => covering.includes(choice.tile)),
    ...complexRules,
    ...gemmRules,
];
/**
 * What a reproducible product may be computed by. These kernels and tiles all add up an element's products in the order of the depth, by
 * one fma each, and behind the depth zeros up to the next multiple of 16 (which turn a sum of -0 into +0): tests compare their bits.
 */
export const reproducibleRules = [gemmTiled, gemmDirect].flatMap((kernel) => USES.filter(({ size }) => TILES[size].BK === 16 && TILES[size].KU === 16).map(({ size, why, fits }) => ({
    name: `${kernel === gemmTiled ? 'tiled' : 'direct'}-${size}`,
    choice: { kernel, tile: TILES[size] },
    fits: (p) => (p.aligned || kernel === gemmDirect) && fits(p),
    why: `reproducible, ${kernel === gemmTiled ? 'aligned' : 'not aligned to 4 elements'}, ${why}`,
})));
