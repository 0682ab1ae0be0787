// What the tuner may try for GEMM: the tiles of gemm_tiled and gemm_direct, with the rules that stand in their headers.
import { tuningTable } from '../../autotune/table.js';
import { gemmDirect, gemmShifted, gemmTiled, slicesOf } from './gemm.kernels.js';
const TILE = {
    BM: [8, 16, 32, 48, 64, 128, 256],
    BN: [8, 16, 32, 48, 64, 128, 256],
    BK: [8, 16, 24, 32],
    TM: [4, 8, 16],
    TN: [4, 8, 16],
    KU: [1, 2, 4, 8, 16, 24, 32],
};
/** Results per thread: beyond it accumulators leave the registers. */
const MOST_RESULTS = 128;
/** Software adapters take many seconds to compile longer loop bodies than this many results times unrolled steps. */
const MOST_TEXT = 512;
const FEWEST_THREADS = 16;
const asTile = (params) => params;
const threads = (params) => {
    const { BM, BN, TM, TN } = asTile(params);
    return (BM / TM) * (BN / TN);
};
/** Each thread loads `width` elements at a time, equally many in every thread. */
const variant = (name, kernel, width, computes, via) => ({
    name,
    kernel,
    tunables: TILE,
    coarse: { BM: [32, 64, 128], BN: [32, 64, 128], BK: [16], TM: [4, 8], TN: [4, 8], KU: [4, 16] },
    valid(params, { software }) {
        const { BM, BN, BK, TM, TN, KU } = asTile(params);
        const count = threads(params);
        return (Number.isInteger(BM / TM) &&
            Number.isInteger(BN / TN) &&
            count >= FEWEST_THREADS &&
            (BM * BK) % (width * count) === 0 &&
            (BN * BK) % (width * count) === 0 &&
            BK % KU === 0 &&
            TM * TN <= MOST_RESULTS &&
            (!software || TM * TN * KU <= MOST_TEXT));
    },
    threads,
    workgroupBytes: ({ BM, BN, BK }) => (BM + BN + 8) * BK * 4,
    // A tile of less than twice the matrix; a thin matrix takes the thinnest tiles.
    suits: (params, shape) => params['BM'] < 2 * Math.max(shape.m, TILE.BM[0]) &&
        params['BN'] < 2 * Math.max(shape.n, TILE.BN[0]) &&
        computes(shape, asTile(params)),
    label: ({ BM, BN, BK, TM, TN, KU }) => `${name}-${BM}x${BN}x${BK}-${TM}x${TN}-u${KU}`,
    choice: (params) => ({ kernel, tile: asTile(params), ...(via === undefined ? {} : { via }) }),
});
const sliced = (shape, tile) => shape.batch === 1 && slicesOf(shape, tile).slices > 1;
/** What the tuner may try for products: kernels and tiles that are legal on a device. */
export const gemmSpace = {
    family: 'gemm',
    variants: [
        variant('tiled', gemmTiled, 4, ({ aligned }) => aligned),
        variant('direct', gemmDirect, 1, () => true),
        variant('shifted', gemmShifted, 4, ({ aligned, batch }) => !aligned && batch === 1),
        variant('tiled-slices', gemmTiled, 4, (shape, tile) => shape.aligned && sliced(shape, tile), 'slices'),
        variant('shifted-slices', gemmShifted, 4, (shape, tile) => !shape.aligned && sliced(shape, tile), 'slices'),
        variant('direct-slices', gemmDirect, 1, (shape, tile) => !shape.aligned && sliced(shape, tile), 'slices'),
        variant('padded', gemmTiled, 4, ({ aligned, batch }) => !aligned && batch === 1, 'padded'),
    ],
};
/**
 * What was measured to be best for a problem; nothing where C overwrites a factor, which only some tiles can do, and nothing that does not
 * compute it.
 */
export function tunedGemm(context, problem, half) {
    if (problem.over !== undefined)
        return undefined;
    const found = tuningTable(context, gemmSpace)?.find(problem, half);
    return found?.choice.kernel === gemmShifted && problem.shifts !== true ? undefined : found;
}
