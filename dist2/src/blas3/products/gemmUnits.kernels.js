import { fusedSamples } from './gemmEpilogue.js';
import { bestSlices, bestTile, predicted } from './gemmModel.js';
import { gemm_tensor_direct } from './shaders.gen.js';
export const UNIT_TILES = {
    flat16: { BM: 16, BN: 128, BK: 64, WM: 16, WN: 32, ROUND: 2, AHEAD: 1 },
    flat32: { BM: 32, BN: 128, BK: 64, WM: 32, WN: 32, ROUND: 4, AHEAD: 1 },
    flat64: { BM: 64, BN: 128, BK: 64, WM: 32, WN: 64, ROUND: 4, AHEAD: 1 },
    tall16: { BM: 128, BN: 16, BK: 64, WM: 32, WN: 16, ROUND: 2, AHEAD: 1 },
    tall32: { BM: 128, BN: 32, BK: 64, WM: 32, WN: 32, ROUND: 4, AHEAD: 1 },
    tall64: { BM: 128, BN: 64, BK: 64, WM: 64, WN: 32, ROUND: 4, AHEAD: 1 },
    square: { BM: 64, BN: 64, BK: 64, WM: 32, WN: 32, ROUND: 4, AHEAD: 2 },
    light: { BM: 64, BN: 64, BK: 32, WM: 32, WN: 32, ROUND: 4, AHEAD: 1 },
    wide: { BM: 128, BN: 128, BK: 32, WM: 64, WN: 64, ROUND: 4, AHEAD: 1 },
    // For depths of which a deeper slab would be padding.
    shallow: { BM: 64, BN: 64, BK: 16, WM: 32, WN: 32, ROUND: 4, AHEAD: 1 },
    broad: { BM: 128, BN: 128, BK: 16, WM: 64, WN: 32, ROUND: 2, AHEAD: 1 },
    // As wide in twice as many subgroups.
    busy: { BM: 128, BN: 128, BK: 32, WM: 64, WN: 32, ROUND: 2, AHEAD: 1 },
    // For factors of which few are read twice.
    deep: { BM: 64, BN: 64, BK: 128, WM: 32, WN: 32, ROUND: 4, AHEAD: 1 },
    flat32deep: { BM: 32, BN: 128, BK: 128, WM: 32, WN: 32, ROUND: 4, AHEAD: 1 },
};
const cost = ({ BM, BN, BK }, resident, rate, start) => {
    return { BM, BN, BK, resident, rate, start };
};
/**
 * Fitted as said in gemmModel.ts to 391 times of 36 shapes, C only written. NVIDIA H100 80GB HBM3, 2026-11-26, us measured:
 * 64 x 4096 x 4096 square in 4 slices 20.1, deep in 2 21.4, flat32 in 4 23; 128 x 4096 x 4096 deep 30.5, square in 2 32.9, wide in 8 41.4;
 * 32 x 4096 x 4096 flat32deep in 4 14.9, flat32 in 8 15.9; 10000 x 10000 x 16 broad 105, wide 139, light 204;
 * 256 x 4096 x 4096 square 49, wide in 4 54. With square's depth in four parts, one for each subgroup with all of the tile, 46.
 */
export const UNIT_COSTS = {
    flat16: cost(UNIT_TILES.flat16, 2, 884e3, 1.2),
    flat32: cost(UNIT_TILES.flat32, 2, 1498e3, 1.5),
    flat64: cost(UNIT_TILES.flat64, 1, 1640e3, 1.9),
    tall16: cost(UNIT_TILES.tall16, 2, 884e3, 1.2),
    tall32: cost(UNIT_TILES.tall32, 2, 1498e3, 1.5),
    tall64: cost(UNIT_TILES.tall64, 1, 1660e3, 1.9),
    square: cost(UNIT_TILES.square, 2, 1880e3, 1.4),
    light: cost(UNIT_TILES.light, 2, 2254e3, 1.1),
    shallow: cost(UNIT_TILES.shallow, 4, 1628e3, 2.7),
    broad: cost(UNIT_TILES.broad, 2, 2939e3, 4),
    wide: cost(UNIT_TILES.wide, 2, 2617e3, 4.7),
    busy: cost(UNIT_TILES.busy, 1, 2173e3, 2.9),
    deep: cost(UNIT_TILES.deep, 1, 1640e3, 1.4),
    flat32deep: cost(UNIT_TILES.flat32deep, 1, 1498e3, 1.5),
};
export const UNIT_KIND = { bytes: 2, leastSlabs: 2, edge: 1.61, shift: 1.28, strips: false };
/**
 * gemm_tensor, whose factors are packed. H200, 2026-11: 326 TFLOP/s at n = 4096 without the packing. H100, 2026-11-25, us with it:
 * 4097 cubed 645, 3001 x 1777 x 2503 185, 12000 x 500 x 700 75, 20000 x 256 x 256 43, 10000 x 10000 x 64 216.
 */
const PACKED = { BM: 128, BN: 128, BK: 32, resident: 2, rate: 3.9e6, start: 6 };
/** Their edges are packed too. */
const PACKED_KIND = { bytes: 2, leastSlabs: 2, edge: 1, shift: 1, strips: false };
/** us of a packing, and its bytes in us. */
const PACKING = 3;
const PACKED_BYTES = 2.3e6;
/** gemm_tensor takes no shallower products. */
const LEAST_PACKED = 64;
/** What packing and the product of packed factors take, in us. */
export const packedTime = (p) => p.k < LEAST_PACKED
    ? Number.POSITIVE_INFINITY
    : predicted(p, PACKED, 1, PACKED_KIND) + 2 * PACKING + (4 * (p.m * p.k + p.k * p.n)) / PACKED_BYTES;
/** Units of a slab of so many rows: lines of contiguous units of eight, along the depth or across it, each with one unit of padding. */
const slabUnits = (rows, BK, alongDepth) => alongDepth ? rows * (BK / 8 + 1) : BK * (rows / 8 + 1);
/** Bytes of workgroup memory for slabs that lie so, whatever is stored through them. */
const mostBytes = ({ BM, BN, BK }) => {
    const most = (rows) => Math.max(slabUnits(rows, BK, true), slabUnits(rows, BK, false));
    return 16 * (most(BM) + most(BN));
};
/** Tile and slices for a product: of all tiles that have room, or the slices for one. */
export const unitPlan = (p, workgroupBytes, name) => name === undefined
    ? bestTile(p, UNIT_COSTS, UNIT_KIND, (tile) => mostBytes(UNIT_TILES[tile]) <= workgroupBytes)
    : bestSlices(p, UNIT_COSTS[name], UNIT_KIND, name);
const interned = new Map();
/** The parameter record of a variant; one object per variant, because pipelines are found by identity. */
export function unitTuning(name, { MM, MN, MK, SG }, flags) {
    const { TRANS_A, TRANS_B, EDGE, SHIFT, FOURS, SLICES } = flags;
    const key = [name, MM, MN, MK, SG, TRANS_A, TRANS_B, EDGE, SHIFT, FOURS, SLICES].join();
    let tuning = interned.get(key);
    if (tuning === undefined) {
        const tile = UNIT_TILES[name];
        const { BM, BN, BK, WM, WN, ROUND } = tile;
        const slabs = slabUnits(BM, BK, TRANS_A === 1) + slabUnits(BN, BK, TRANS_B === 0);
        const scratch = SLICES === 1 ? 0 : ((BM / WM) * (BN / WN) * ROUND * MN * (MM + 4)) / 4;
        const T = SLICES === 1 ? 'f32' : 'f16';
        tuning = { ...tile, MM, MN, MK, SG, ...flags, SIZE: Math.max(slabs, scratch), T };
        interned.set(key, tuning);
    }
    return tuning;
}
/** The kernel stores sums of f32 by fours, at least one for every lane, and its tiles are whole matrices of this unit. */
export const fitsUnits = ({ factor, sum, MM, MN, MK, SG }) => factor === 'f16' &&
    sum === 'f32' &&
    [MM, MN, MK].every((size) => size % 8 === 0 && 16 % size === 0) &&
    (MM * MN) % (4 * SG) === 0;
const BITS = [0, 1];
const LISTED = { MM: 16, MN: 16, MK: 16, SG: 32 };
const EDGES = [
    { EDGE: 0, SHIFT: 0 },
    { EDGE: 1, SHIFT: 0 },
    { EDGE: 1, SHIFT: 1 },
];
const NAMES = Object.keys(UNIT_TILES);
export const gemmTensorDirect = {
    name: 'gemm_tensor_direct',
    text: gemm_tensor_direct,
    get variants() {
        const one = { TRANS_A: 0, TRANS_B: 1, EDGE: 1, SHIFT: 1, FOURS: 1, SLICES: 0 };
        const plain = NAMES.flatMap((name) => BITS.flatMap((TRANS_A) => BITS.flatMap((TRANS_B) => EDGES.flatMap((edge) => {
            const of = (FOURS, SLICES) => unitTuning(name, LISTED, { TRANS_A, TRANS_B, ...edge, FOURS, SLICES });
            return [of(1, 0), of(1, 1), ...(edge.EDGE === 1 ? [of(0, 0)] : [])];
        }))));
        return [...plain, ...fusedSamples(unitTuning('light', LISTED, one))];
    },
};
