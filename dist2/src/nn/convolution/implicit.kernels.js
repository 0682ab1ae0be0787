// The kernels of convolutions as the host sees them: tiles, which of them fits, and every variant that may be launched.
import { fusedSamples } from '../../blas3/products/gemmEpilogue.js';
import { variants } from '../../runtime/variants.js';
import { conv_filter, conv_tiled } from './shaders.gen.js';
export const CONV_TILES = {
    large: { BM: 128, BN: 128, BK: 8, TM: 8, TN: 8, KU: 8 },
    medium: { BM: 64, BN: 128, BK: 16, TM: 8, TN: 8, KU: 16 },
    middle: { BM: 64, BN: 64, BK: 16, TM: 4, TN: 8, KU: 16 },
    low: { BM: 32, BN: 128, BK: 16, TM: 4, TN: 8, KU: 16 },
    flat: { BM: 16, BN: 128, BK: 16, TM: 4, TN: 8, KU: 16 },
    small: { BM: 32, BN: 32, BK: 16, TM: 4, TN: 4, KU: 16 },
};
/**
 * How operands are read: in vectors of four numbers, or one by one; x along its channels, the filter (with conv_filter the gradient by the
 * result) along its own, but along x's if it is turned.
 */
export const convVariants = variants({
    flags: { TURNED: 2, WIDE_X: 2, WIDE_WEIGHTS: 2 },
    tiles: Object.values(CONV_TILES),
    legal: ({ TURNED, WIDE_X, WIDE_WEIGHTS }) => TURNED === 0 || WIDE_X === WIDE_WEIGHTS,
});
export const filterVariants = variants({
    flags: { WIDE_X: 2, WIDE_WEIGHTS: 2 },
    tiles: Object.values(CONV_TILES),
});
export const convTiled = {
    name: 'conv_tiled',
    text: conv_tiled,
    get variants() {
        const plain = convVariants.of(undefined, { TURNED: 0, WIDE_X: 1, WIDE_WEIGHTS: 1 }, CONV_TILES.small);
        return [...convVariants.all, ...fusedSamples(plain)];
    },
};
export const convFilter = {
    name: 'conv_filter',
    text: conv_filter,
    get variants() {
        return filterVariants.all;
    },
};
// What follows predicts the time on a large GPU: processors, products per cycle of each, cycles per ms, bytes per ms. Fitted to 280 times
// of ResNet-50's layers on an H200, 2026-11: the choice is within 10 % of the best in most of them, within 33 % in all.
const PROCESSORS = 132;
const PRODUCTS = 128;
const CYCLES = 1.75e6;
const BYTES = 4e9;
const DISPATCH_MS = 0.001;
const TILED = {
    ...{ large: 0.64, medium: 0.69, middle: 0.6 },
    ...{ low: 0.58, flat: 0.41, small: 0.46 },
};
export const OF_FILTER = { ...TILED, medium: 0.62 };
/**
 * Threads with which a processor runs at half that speed, there being few to take over while others wait, and those that it has at a time.
 */
const HALF = 85;
const RESIDENT = 512;
/** Slabs in whose time a slice begins and ends, and those that it has at least. */
const AROUND = 2;
const LEAST_SLABS = 8;
const SLICES = [1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 64, 96, 128, 192, 256];
const NAMES = Object.keys(CONV_TILES);
/** The depth of a slice: a multiple of a slab. */
export const sliceDepth = (k, { tile: { BK }, slices }) => Math.ceil(k / slices / BK) * BK;
function predicted({ m, n, k, phases, filled }, efficiency, choice) {
    const { tile, slices } = choice;
    const { BM, BN, BK, TM, TN } = tile;
    const tiles = Math.ceil(m / BM) * Math.ceil(n / BN) * phases * slices;
    // The processor with the most tiles is the last to finish.
    const most = Math.ceil(tiles / PROCESSORS);
    const threads = Math.min(RESIDENT, most * (BM / TM) * (BN / TN));
    const rate = (PRODUCTS * efficiency * threads) / (threads + HALF);
    const ms = (most * BM * BN * (sliceDepth(k, choice) * filled + AROUND * BK)) / rate / CYCLES;
    return slices === 1 ? ms : ms + DISPATCH_MS + (4 * m * n * phases * (2 * slices + 1)) / BYTES;
}
/** The tile, and the number of slices of the depth, with the least predicted time. */
export function pickConv(problem, efficiency = TILED) {
    let [least, best] = [Number.POSITIVE_INFINITY, { tile: CONV_TILES.small, slices: 1 }];
    for (const name of NAMES) {
        const tile = CONV_TILES[name];
        for (const slices of SLICES) {
            const choice = { tile, slices };
            if (slices > 1 && sliceDepth(problem.k, choice) < LEAST_SLABS * tile.BK)
                break;
            const ms = predicted(problem, efficiency[name], choice);
            if (ms < least)
                [least, best] = [ms, choice];
        }
    }
    return best;
}
