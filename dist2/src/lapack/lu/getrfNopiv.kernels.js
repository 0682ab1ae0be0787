import { BITS, SINGLES } from '../../runtime/representation.js';
import { variants } from '../../runtime/variants.js';
import { getf2_nopiv, getf2_nopiv_store } from './shaders.gen.js';
const STORE_THREADS = 256;
function step(SIDE, D, E) {
    const leaf = SIDE * D;
    return { step: { SIDE, D, E }, store: { LEAF: leaf }, leaf, tile: SIDE * E };
}
/** Those behind the first that always fits are there for tests and tuning. */
export const nopivRules = [
    {
        name: 'leaf-16',
        choice: step(8, 2, 2),
        fits: ({ software }) => software,
        why: 'a short text for a software adapter',
    },
    {
        name: 'leaf-64',
        choice: step(16, 4, 4),
        fits: () => true,
        why: 'steps of 64 columns in the registers of a workgroup',
    },
    {
        name: 'leaf-64-wide',
        choice: step(16, 4, 8),
        fits: () => true,
        why: 'steps of 64 columns, twice as many rows per workgroup',
    },
    { name: 'leaf-32', choice: step(16, 2, 4), fits: () => true, why: 'steps of 32 columns' },
];
export const nopivVariants = variants({ types: SINGLES, tiles: nopivRules.map(({ choice }) => choice.step) });
export const nopivStoreVariants = variants({
    types: { s: BITS.s, c: BITS.c },
    tiles: nopivRules.map(({ choice }) => choice.store),
    always: { THREADS: STORE_THREADS },
});
export const getf2Nopiv = { name: 'getf2_nopiv', text: getf2_nopiv, variants: nopivVariants.all };
export const getf2NopivStore = {
    name: 'getf2_nopiv_store',
    text: getf2_nopiv_store,
    variants: nopivStoreVariants.all,
};
