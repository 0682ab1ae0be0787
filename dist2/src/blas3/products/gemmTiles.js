// The tiles of gemm_tiled, gemm_shifted and gemm_direct, what each costs, and the best of them for a product.
import { bestTile } from './gemmModel.js';
import { hasRoom } from './gemmSlabs.js';
// Measured on an H200, 2026-11: unrolling the depth loop (KU = BK) is worth 5-30 % in gemm_tiled; gemm_direct, whose loads are many and
// small, is best at KU = 4.
export const TILES = {
    huge: { BM: 256, BN: 128, BK: 16, TM: 16, TN: 8, KU: 16 },
    large: { BM: 128, BN: 128, BK: 8, TM: 8, TN: 8, KU: 8 },
    medium: { BM: 64, BN: 128, BK: 16, TM: 8, TN: 8, KU: 16 },
    middle: { BM: 64, BN: 64, BK: 16, TM: 4, TN: 8, KU: 16 },
    small: { BM: 32, BN: 32, BK: 16, TM: 4, TN: 4, KU: 16 },
    unaligned: { BM: 32, BN: 32, BK: 16, TM: 4, TN: 4, KU: 4 },
    narrow: { BM: 64, BN: 8, BK: 16, TM: 4, TN: 4, KU: 4 },
    flat: { BM: 8, BN: 64, BK: 16, TM: 4, TN: 4, KU: 4 },
    // For sides up to 64, 48 and 32.
    slim: { BM: 128, BN: 64, BK: 16, TM: 8, TN: 8, KU: 16 },
    lean48: { BM: 128, BN: 48, BK: 24, TM: 8, TN: 8, KU: 24 },
    low48: { BM: 48, BN: 128, BK: 24, TM: 8, TN: 8, KU: 24 },
    lean: { BM: 128, BN: 32, BK: 16, TM: 8, TN: 8, KU: 16 },
    low: { BM: 32, BN: 128, BK: 16, TM: 8, TN: 8, KU: 16 },
    // Of complex products only, in words. H200, H100, 2026-11-26, n = 4096, TFLOP/s: 49.7 (KU 16: 48.8; BK 32: 40.2; huge 48.6, slim 45.2).
    pair: { BM: 128, BN: 128, BK: 16, TM: 16, TN: 8, KU: 8 },
    tall: { BM: 256, BN: 32, BK: 16, TM: 8, TN: 8, KU: 16 },
    long: { BM: 32, BN: 256, BK: 16, TM: 8, TN: 8, KU: 16 },
    // The same tiles in half the memory, for devices with WebGPU's default limits.
    tallLight: { BM: 256, BN: 32, BK: 8, TM: 16, TN: 8, KU: 4 },
    longLight: { BM: 32, BN: 256, BK: 8, TM: 8, TN: 16, KU: 4 },
};
const cost = (tile, resident, rate, start) => {
    const { BM, BN, BK } = tile;
    return { BM, BN, BK, resident, rate, start };
};
/**
 * Fitted as said in gemmModel.ts. NVIDIA H100 80GB HBM3, 2026-11-25, C only written, us measured (predicted):
 * 1000 cubed slim in 3 slices 64 (70), large in 4 68 (73), slim 75 (71), middle 83 (75), middle in 3 98 (103);
 * 12000 x 500 x 700 slim 236 (245), large 339 (295), middle 354 (313), low48 367 (374);
 * 1500 cubed middle 224 (240), low48 348 (352); 600 x 600 x 5000 large in 10 slices 134 (127), low48 in 10 197 (197);
 * 30000 x 128 x 128 large 33 (34), slim 46 (45).
 * H200, 2026-11, C updated: n = 3584, k = 128 huge 130 (130), large 110 (109), medium 118 (106), middle 102 (100); k = 512 330 (327),
 * 321 (316), 323 (312), 329 (336); C only written, 4096 cubed huge 2890 (2821).
 * medium and slim, low48 and lean48 have costs in common: of equals the first tile is taken. small computes 250e3 in us where one factor
 * stays near, and less where both come from memory.
 */
export const COSTS = {
    small: cost(TILES.small, 10, 200e3, 0.6),
    low: cost(TILES.low, 4, 309e3, 1.8),
    lean: cost(TILES.lean, 4, 346e3, 1.9),
    low48: cost(TILES.low48, 2, 272e3, 2.4),
    lean48: cost(TILES.lean48, 2, 272e3, 2.4),
    middle: cost(TILES.middle, 5, 368e3, 0.8),
    medium: cost(TILES.medium, 3, 407e3, 1.9),
    slim: cost(TILES.slim, 3, 407e3, 1.9),
    large: cost(TILES.large, 2, 431e3, 2.8),
    huge: cost(TILES.huge, 1, 417e3, 4.6),
};
/** Of complex products, in words: those of the tiles that are good for them, and of their own one. */
export const PAIR_COSTS = (({ small, low, lean, middle, medium, slim }) => ({
    ...{ small, low, lean, middle, medium, slim },
    pair: cost(TILES.pair, 2, 440e3, 2.8),
}))(COSTS);
/** Words of f32, or of halves that are computed with as such. */
export const KIND = { bytes: 4, leastSlabs: 4, edge: 1.29, shift: 1, strips: true };
/** The best of these sizes, of which the tile has room in a workgroup with so many bytes. */
export const bestOf = (p, sizes, bytes) => bestTile(p, COSTS, KIND, (size) => sizes.includes(size) && hasRoom(bytes, TILES[size]));
/** The same of complex products. */
export const bestPairOf = (p, sizes, bytes) => bestTile(p, PAIR_COSTS, KIND, (size) => sizes.includes(size) && hasRoom(bytes, TILES[size]));
