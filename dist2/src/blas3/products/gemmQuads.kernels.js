// gemm_quads as the host sees it: which products of a software adapter it computes, with how many results per thread, and every variant.
import { pick } from '../../autotune/pick.js';
import { NUMBERS } from '../../runtime/representation.js';
import { variants } from '../../runtime/variants.js';
import { fusedSamples } from './gemmEpilogue.js';
import { FLAGS, INTO_SINGLES, isIntoSingles, isProduct } from './gemmFlags.js';
import { gemm_quads } from './shaders.gen.js';
/** As many as a vector of AVX has lanes; SwiftShader's have half as many. More threads per workgroup are not faster. */
export const QUAD_THREADS = 8;
/**
 * CPU time in ms, all threads together, on a Xeon, 2026-11, n = 256 (512), by TensorFlow.js's kernel, by gemm_tiled in tiles of 32 x 32,
 * and with 4 x 16 results per thread: llvmpipe 14.9, 15.2, 3.4 (-, 124, 31), SwiftShader 112, 97, 13 (-, 793, 103). Other tiles on llvmpipe
 * at n = 256: 4 x 8 5.4, 2 x 16 6.4, 8 x 8 4.1, 4 x 32 4.0, 8 x 16 3.9. 256 x 8 x 256: 4 x 16 0.22, 4 x 8 0.15; 16 x 256 x 256: 4 x 16
 * 0.63, 2 x 16 0.28, 1 x 16 0.38. llvmpipe compiles it in 0.3 s, the tile of 32 x 32 in 3.
 */
const TILES = {
    quads: { TM: 4, TN: 16 },
    flat: { TM: 2, TN: 16 },
    narrow: { TM: 4, TN: 8 },
};
const WHY = 'a software adapter computes it faster without workgroup memory';
export const quadRules = [
    { name: 'quads-narrow', choice: TILES.narrow, fits: (p) => p.n <= 8, why: `n <= 8, ${WHY}` },
    { name: 'quads-flat', choice: TILES.flat, fits: (p) => p.m <= 16, why: `m <= 16, ${WHY}` },
    { name: 'quads', choice: TILES.quads, fits: () => true, why: WHY },
];
/**
 * Multiplications from which on it is worth another kernel: at n = 64 0.09 ms instead of 0.22 on llvmpipe, of which the launch is 0.05.
 * Below, software adapters launch what GPUs do.
 */
const WORTHWHILE = 2 ** 18;
/** How gemm_quads would compute a product; undefined on other adapters, without quads of lanes, and for small products. */
export function pickQuads({ software, lanes }, p, force) {
    const wanted = force === undefined
        ? software && lanes >= 4 && p.m * p.n * p.k * p.batch >= WORTHWHILE
        : quadRules.some(({ name }) => name === force);
    return wanted ? pick(quadRules, p, force) : undefined;
}
const [tiles, always] = [Object.values(TILES), { THREADS: QUAD_THREADS }];
const same = variants({ types: NUMBERS, flags: FLAGS, tiles, always, legal: isProduct });
const intoSingles = variants({ types: INTO_SINGLES, flags: FLAGS, tiles, always, legal: isIntoSingles });
/** The parameter record of a variant, of A and B of one type; C has it too, or is in singles. */
export const quadTuning = (tile, flags, A, C) => (A === 'h' && C !== 'h' ? intoSingles : same).of(A, flags, tile);
export const gemmQuads = {
    name: 'gemm_quads',
    text: gemm_quads,
    get variants() {
        const flags = { TRANS_A: 0, TRANS_B: 1, CONJ_A: 0, CONJ_B: 0, A_IN_C: 0, B_IN_C: 0 };
        const fused = ['s', 'h'].flatMap((type) => fusedSamples(quadTuning(TILES.quads, flags, type, type)));
        return [...same.all, ...intoSingles.all, ...fused];
    },
};
