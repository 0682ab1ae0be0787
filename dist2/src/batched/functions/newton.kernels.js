// The kernels of matrix functions by products of the whole batch, as the host sees them, and which tile suits a product.
import { pick } from '../../autotune/pick.js';
import { variants } from '../../runtime/variants.js';
import { expm_finish, expm_start, expm_sum, expm_terms, newton_check, newton_product, pairs_collect, pairs_spread, root_finish, root_start, } from './shaders.gen.js';
/** Fewer tiles than this leave processors of a large GPU idle (132 of them on an H200). */
const FILLS = 128;
const tilesOf = ({ ld }, { BM, BN }) => Math.ceil(ld / BM) * Math.ceil(ld / BN);
/** Whether tiles fill the GPU and are hardly more padding than the smallest ones. */
const suits = (p, tile) => !p.software &&
    p.count * tilesOf(p, tile) >= FILLS &&
    tilesOf(p, tile) * tile.BM * tile.BN <= 1.25 * (Math.ceil(p.ld / 32) * 32) ** 2;
const rule = (name, choice, why) => ({
    name,
    choice,
    fits: (p) => suits(p, choice),
    why,
});
export const newtonRules = [
    rule('tile-128', { BM: 128, BN: 128, BK: 8, TM: 8, TN: 8, KU: 8 }, 'enough 128 x 128 tiles to fill the GPU'),
    rule('tile-64-128', { BM: 64, BN: 128, BK: 16, TM: 8, TN: 8, KU: 16 }, 'enough 64 x 128 tiles to fill the GPU'),
    rule('tile-64', { BM: 64, BN: 64, BK: 16, TM: 4, TN: 8, KU: 16 }, 'enough 64 x 64 tiles to fill the GPU'),
    { name: 'tile-32', choice: { BM: 32, BN: 32, BK: 16, TM: 4, TN: 4, KU: 16 }, fits: () => true, why: 'small' },
];
/** The tile of a product; `force` may be the name of one, or something else's. */
export const pickNewton = (p, force) => pick(newtonRules, p, newtonRules.some(({ name }) => name === force) ? force : undefined);
export const newtonVariants = variants({
    tiles: newtonRules.map(({ choice }) => choice),
    flags: { EDGE: 2, ADDS: 2, NORMS: 2 },
});
export const newtonProduct = {
    name: 'newton_product',
    text: newton_product,
    variants: newtonVariants.all,
};
export const THREADS = 256;
export const CHECK_THREADS = 64;
/** Elements that a thread of root_finish moves. */
export const EACH = 16;
/** Complex elements that a thread of pairs_spread and of pairs_collect moves. */
export const PAIRS_EACH = 4;
export const plainTuning = { THREADS };
export const checkTuning = { THREADS: CHECK_THREADS };
export const placedVariants = variants({ always: { THREADS }, flags: { LISTED: 2 } });
export const finishVariants = variants({ always: { THREADS, EACH }, flags: { LISTED: 2 } });
export const pairsVariants = variants({ always: { THREADS, EACH: PAIRS_EACH }, flags: { LISTED: 2 } });
export const newtonCheck = { name: 'newton_check', text: newton_check, variants: [checkTuning] };
export const rootStart = { name: 'root_start', text: root_start, variants: placedVariants.all };
export const rootFinish = { name: 'root_finish', text: root_finish, variants: finishVariants.all };
export const expmStart = { name: 'expm_start', text: expm_start, variants: placedVariants.all };
export const expmTerms = { name: 'expm_terms', text: expm_terms, variants: [plainTuning] };
export const expmSum = { name: 'expm_sum', text: expm_sum, variants: [plainTuning] };
export const expmFinish = { name: 'expm_finish', text: expm_finish, variants: placedVariants.all };
export const pairsSpread = { name: 'pairs_spread', text: pairs_spread, variants: pairsVariants.all };
export const pairsCollect = { name: 'pairs_collect', text: pairs_collect, variants: pairsVariants.all };
export const newtonKernels = [
    pairsSpread,
    pairsCollect,
    newtonProduct,
    newtonCheck,
    rootStart,
    rootFinish,
    expmStart,
    expmTerms,
    expmSum,
    expmFinish,
];
