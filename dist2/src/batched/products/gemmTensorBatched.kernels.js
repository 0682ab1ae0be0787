// Small products of halves on matrix units as the host sees them: blocks of C, which of them suits a product, and the kernel's variants.
import { pick } from '../../autotune/pick.js';
import { gemm_tensor_batched } from './shaders.gen.js';
// H200, 2026-11, order 128: 0.102 ms for 2000 products in blocks of 128, 0.163 of 64, 0.200 of 32, 0.306 of 16; as f32 products 0.227.
const BLOCKS = [
    { BM: 16, BN: 16, BK: 16, WM: 16, WN: 16, G: 8, ROUND: 1, cost: 3 },
    { BM: 32, BN: 32, BK: 32, WM: 32, WN: 32, G: 4, ROUND: 2, cost: 2 },
    { BM: 64, BN: 64, BK: 32, WM: 32, WN: 32, G: 1, ROUND: 2, cost: 1.6 },
    { BM: 128, BN: 128, BK: 32, WM: 64, WN: 64, G: 1, ROUND: 4, cost: 1 },
];
/** Beyond it the kernels for one product have factors packed and keep the units busier. */
const MOST = 128;
/** Below it a product is padding for the most part. */
const LEAST = 16;
/** Whether products are of a size for the blocks: whole units of eight halves, neither too small nor too large. */
export const suitsUnits = ({ m, n, k }) => Math.min(m, n, k) >= LEAST && Math.max(m, n) <= MOST && [m, n, k].every((x) => x % 8 === 0);
/** The kernel stores sums of f32 by fours, at least one for every lane, and the blocks are whole matrices of this unit. */
export const fitsBlocks = ({ factor, sum, MM, MN, MK, SG }) => factor === 'f16' && sum === 'f32' && MM === 16 && MN === 16 && 16 % MK === 0 && MK % 8 === 0 && 64 % SG === 0;
const time = ({ m, n }, { BM, BN, cost }) => Math.ceil(m / BM) * BM * Math.ceil(n / BN) * BN * cost;
function fastest(p) {
    const times = BLOCKS.map((block) => time(p, block));
    return BLOCKS[times.indexOf(Math.min(...times))];
}
export const unitRules = BLOCKS.map((block) => ({
    name: `tensor-${block.BM}`,
    choice: block,
    fits: (best) => best === block,
    why: 'half precision: matrix units, the least time predicted, padding included',
}));
/** The kind of block for products of this size; `force` names one. */
export const pickUnitBlock = (p, force) => pick(unitRules, fastest(p), force);
const interned = new Map();
/** The parameter record of a variant; one object per variant, because pipelines are found by identity. */
export function unitTuning({ BM, BN, BK, WM, WN, G, ROUND }, { MM, MN, MK, SG }, transA, transB) {
    const key = [BM, BN, MM, MN, MK, SG, transA, transB].join();
    let tuning = interned.get(key);
    if (tuning === undefined) {
        // A slab is lines of contiguous units of eight, each with one unit of padding.
        const slab = (rows, across) => (across ? rows * (BK / 8 + 1) : BK * (rows / 8 + 1));
        const slabs = G * (slab(BM, transA) + slab(BN, !transB));
        const scratch = (G * (BM / WM) * (BN / WN) * ROUND * MN * (MM + 4)) / 4;
        const flags = { TRANS_A: transA ? 1 : 0, TRANS_B: transB ? 1 : 0 };
        tuning = { BM, BN, BK, WM, WN, G, MM, MN, MK, SG, ...flags, ROUND, SIZE: Math.max(slabs, scratch) };
        interned.set(key, tuning);
    }
    return tuning;
}
const BITS = [false, true];
const LISTED = { MM: 16, MN: 16, MK: 16, SG: 32 };
export const gemmTensorBatched = {
    name: 'gemm_tensor_batched',
    text: gemm_tensor_batched,
    get variants() {
        return BLOCKS.flatMap((block) => BITS.flatMap((transA) => BITS.map((transB) => unitTuning(block, LISTED, transA, transB))));
    },
};
