import { gemm_i8_float, gemm_i8_pack, gemm_i8_plain, gemm_i8_tensor, gemm_i8_tiled } from './shaders.gen.js';
/** Bytes that the kernels load at a time: slabs, leading dimensions and offsets of factors are multiples of it. */
export const VECTOR_BYTES = 16;
const BK = 64;
const LARGE = { BM: 128, BN: 128, BK, TM: 8, TN: 8 };
const SMALL = { BM: 32, BN: 32, BK, TM: 4, TN: 4 };
const TENSOR = { BM: 128, BN: 128, BK, WM: 64, WN: 64 };
/** Of halves, which take twice the room. */
const HALVES = { ...TENSOR, BK: 32 };
const residueTunings = new Map();
/** The same product modulo many numbers: one object for each, because pipelines are found by identity. */
export function ofResidues(tuning) {
    let residues = residueTunings.get(tuning);
    if (residues === undefined) {
        residues = { ...tuning, RESIDUES: 1 };
        residueTunings.set(tuning, residues);
    }
    return residues;
}
const both = (tunings) => [...tunings, ...tunings.map(ofResidues)];
export const gemmI8Tiled = { name: 'gemm_i8_tiled', text: gemm_i8_tiled, variants: both([LARGE, SMALL]) };
export const gemmI8Plain = { name: 'gemm_i8_plain', text: gemm_i8_plain, variants: both([LARGE, SMALL]) };
/** Of remainders alone: sums that go on for longer leave the integers that singles have. */
export const gemmI8Float = {
    name: 'gemm_i8_float',
    text: gemm_i8_float,
    variants: [LARGE, SMALL].map(ofResidues),
};
const FLOAT_SLICE = 1024;
const PAD = 1;
const ROUND = 4;
const tensorTunings = new Map();
/** The parameter record for a matrix unit; one object per shape, because pipelines are found by identity. */
export function tensorTuning({ MM, MN, MK, SG, factor }) {
    const key = [factor, MM, MN, MK, SG].join();
    let tuning = tensorTunings.get(key);
    if (tuning === undefined) {
        const isHalves = factor === 'f16';
        const tile = isHalves ? HALVES : TENSOR;
        const { BM, BN, WM, WN } = tile;
        const slab = (BM + BN) * (tile.BK / (isHalves ? 8 : 16) + PAD);
        const scratch = ((BM / WM) * (BN / WN) * ROUND * MN * (MM + 4)) / 4;
        const units = { MM, MN, MK, SG, PAD, ROUND, SIZE: Math.max(slab, scratch), SPARE: Number(MM * MN < 4 * SG) };
        tuning = { ...tile, ...units, ...(isHalves ? { HALVES: 1, F: 'f16', R: 'f32' } : {}) };
        tensorTunings.set(key, tuning);
    }
    return tuning;
}
const isWhole = ({ MM, MN, SG }) => MM % 4 === 0 && ((MM * MN) % (4 * SG) === 0 || MM * MN < 4 * SG);
/** A unit for bytes that the kernel can be made of: whole vectors of depths, and sums for every lane. */
export const fitsBytes = (unit) => unit.factor === 'i8' && BK % unit.MK === 0 && unit.MK % VECTOR_BYTES === 0 && (unit.MM * unit.MN) % unit.SG === 0;
/** A unit for bytes, or for halves, that remainders can be made with. */
export const fitsRemainders = (unit, factor) => isWhole(unit) &&
    (factor === 'i8'
        ? fitsBytes(unit)
        : unit.factor === 'f16' && unit.sum === 'f32' && HALVES.BK % unit.MK === 0 && unit.MK % 8 === 0);
export const gemmI8Tensor = {
    name: 'gemm_i8_tensor',
    text: gemm_i8_tensor,
    get variants() {
        const bytes = [16, 8].map((MN) => tensorTuning({ MM: 16, MN, MK: 32, SG: 32, factor: 'i8' }));
        const shapes = [
            [16, 16, 16],
            [16, 8, 16],
            [16, 8, 8],
            [8, 8, 8],
        ];
        const halves = shapes.map(([MM, MN, MK]) => tensorTuning({ MM, MN, MK, SG: 32, factor: 'f16' }));
        return [...both(bytes), ...halves.map(ofResidues)];
    },
};
/** Rows and depths of a workgroup of gemm_i8_pack. */
export const PACK_TILE = 64;
/** With neighbours in memory along the rows, and along the depth. */
export const packTunings = [{ ACROSS: 0 }, { ACROSS: 1 }];
export const gemmI8Pack = { name: 'gemm_i8_pack', text: gemm_i8_pack, variants: packTunings };
/** Large tiles are worth it when they fill most of a large GPU (132 processors on an H200). */
const FILLS = 64;
/** Fewer tiles leave most of the matrix units idle. To be measured on an H200. */
const LEAST_TENSOR_TILES = 16;
/** Workgroup memory of the kernels for threads: kernels/lib/gemm_i8.wgsl. */
const bytesOf = ({ BM, BN }) => (BM + BN) * (BK + VECTOR_BYTES);
const tiles = ({ m, n, count }, { BM, BN }) => Math.ceil(m / BM) * Math.ceil(n / BN) * count;
const byThreads = (kernel, name, how, able, limit = {}) => [
    {
        name: `${name}-large`,
        choice: { kernel, tile: LARGE, ...limit },
        fits: (p) => able(p) && tiles(p, LARGE) >= FILLS && bytesOf(LARGE) <= p.workgroupBytes,
        why: `${how}, enough 128 x 128 tiles to fill the GPU`,
    },
    { name: `${name}-small`, choice: { kernel, tile: SMALL, ...limit }, fits: able, why: `${how}, small` },
];
const byUnits = {
    name: 'tensor',
    choice: { kernel: gemmI8Tensor, tile: TENSOR, by: 'unit' },
    fits: (p) => p.unit !== undefined && tiles(p, TENSOR) >= LEAST_TENSOR_TILES,
    why: 'matrix units for bytes',
};
const byHalves = {
    name: 'halves',
    choice: { kernel: gemmI8Tensor, tile: HALVES, by: 'halves', slice: FLOAT_SLICE },
    fits: (p) => p.halves !== undefined && tiles(p, HALVES) >= LEAST_TENSOR_TILES,
    why: 'matrix units for halves, exact in slices',
};
const byDots = byThreads(gemmI8Tiled, 'dot', 'dot products of four bytes', ({ dot4 }) => dot4);
const plainly = byThreads(gemmI8Plain, 'plain', 'no dot products of bytes in the shader language', () => true);
const byFloats = byThreads(gemmI8Float, 'float', 'no fast products of bytes: floats, exact in slices', () => true, {
    slice: FLOAT_SLICE,
});
export const byteRules = [byUnits, ...byDots, ...plainly];
/** Those for remainders, the fastest first: integers take twice as long as floats on most devices that have no products of bytes. */
export const residueRules = [
    byUnits,
    byHalves,
    ...byDots,
    ...byFloats,
    ...plainly,
];
