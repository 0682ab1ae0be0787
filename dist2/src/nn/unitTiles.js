// Tiles of products of halves on matrix units whose left factor is found while it is read (conv_tensor, gemm_grouped_tensor), and which of
// them is predicted to be fastest.
import { predicted } from '../blas3/products/gemmModel.js';
const [SG, MM] = [32, 16];
/** With room for slabs that lie either way, or for the sums that leave at a time. */
function sized(tile) {
    const { BM, BN, BK, WM, WN } = tile;
    const slabs = BM * (BK / 8 + 1) + Math.max(BK * (BN / 8 + 1), BN * (BK / 8 + 1));
    const sums = (BM / WM) * (BN / WN) * MM * (WN / 4 + 1);
    return { ...tile, SIZE: Math.max(slabs, sums) };
}
export const UNIT_TILES = {
    wide: sized({ BM: 128, BN: 128, BK: 32, WM: 64, WN: 64 }),
    tall: sized({ BM: 128, BN: 64, BK: 32, WM: 64, WN: 32 }),
    square: sized({ BM: 64, BN: 64, BK: 32, WM: 32, WN: 32 }),
};
export const unitTileNames = Object.keys(UNIT_TILES);
/** Of products of halves with tiles of these sizes, in gemmModel.ts's terms. */
const COSTS = {
    wide: { BM: 128, BN: 128, BK: 32, resident: 2, rate: 2617e3, start: 4.7 },
    tall: { BM: 128, BN: 64, BK: 32, resident: 2, rate: 2400e3, start: 2.5 },
    square: { BM: 64, BN: 64, BK: 32, resident: 2, rate: 2254e3, start: 1.1 },
};
const KIND = { bytes: 2, leastSlabs: 2, edge: 1, shift: 1, strips: false };
/** The tile with the least predicted time; rows are of so many groups of about as many, none of which shares a tile with another. */
export function fastestUnitTile({ m, n, k }, groups = 1) {
    const timeOf = (name) => {
        const { BM } = COSTS[name];
        const rows = groups === 1 ? m : groups * Math.ceil(m / groups / BM) * BM;
        return predicted({ m: rows, n, k }, COSTS[name], 1, KIND);
    };
    return unitTileNames
        .map((name) => ({ name, time: timeOf(name) }))
        .reduce((best, one) => (one.time < best.time ? one : best)).name;
}
export const fitsUnitTiles = ({ factor, sum, MM: rows, MN, MK, SG: lanes }) => factor === 'f16' && sum === 'f32' && rows === MM && MN === MM && MK === MM && lanes === SG;
